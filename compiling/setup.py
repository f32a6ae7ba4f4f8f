"""The compiler at work: run by `compiling` in a folder that holds a copy of the package and a list of what to compile.

mypyc makes one C file of each module and links them all into one library. The C compiler works on as many at once as
there are cores, beginning with the largest.
"""

from __future__ import annotations

import gc
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class ManyAtOnce(build_ext):
    """Gives the C compiler several files of one library at a time."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(self.parallel) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), largest_first)
                return list(chain.from_iterable(made))

        self.compiler.compile = compile_at_once
        super().build_extensions()


# Types of a whole package are many objects that stay: looking for rings among them finds none, again and again.
gc.set_threshold(200_000, 50, 1000)
libraries = mypycify(
    Path("modules.txt").read_text().split(),
    opt_level=os.environ.get("COSMODROME_OPTIMISE", "2"),
    debug_level="0",
    group_name="cosmodrome",
    multi_file=True,
)
if os.name == "posix":
    for library in libraries:
        # A call from module to module within the library is a plain call.
        library.extra_compile_args.append("-fvisibility=hidden")
setup(name="cosmodrome", ext_modules=libraries, cmdclass={"build_ext": ManyAtOnce})
# Throwing all that away object by object would take seconds.
sys.stdout.flush()
sys.stderr.flush()
os._exit(0)
