"""A worker that measures the toy game, for the test of the harness."""

import cosmodrome
from benchmarks.cosmodrome_worker import Cosmodrome
from benchmarks.worker import serve
from tests.kernel.toys import Toy

cosmodrome.register(Toy())
serve(Cosmodrome("toy"))
