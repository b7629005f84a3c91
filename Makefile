# Durbar: everything a person needs, from a fresh clone with Python 3.11+ and make.

PYTHON  ?= python3
PYTHONS ?= 3.11 3.12 3.13 3.14
VENV    := .venv
BIN     := $(VENV)/bin
PY      := $(BIN)/python
STAMPS  := $(VENV)/.stamps

# Installed once for each content of these files.
KEY       := $(shell cat pyproject.toml hatch_build.py 2>/dev/null | cksum | tr ' ' '-')
INSTALLED := $(STAMPS)/installed-$(KEY)
CLUSTER   := $(STAMPS)/cluster-$(KEY)
LIBRARIES := $(STAMPS)/libraries-$(KEY)
SITE      := $(STAMPS)/site-$(KEY)

.DEFAULT_GOAL := help
.PHONY: help setup play quick test pythons chaos gpu-test lint bench web wire docs pictures wheel clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED) web ## put everything into .venv and build the web (does only what is missing)
	@echo "Durbar is ready: \`make play\` opens it in your browser, \`$(BIN)/durbar\` is the program."

play: setup ## start Durbar and open it in your browser
	@$(BIN)/durbar

quick: $(INSTALLED) ## check what your change touched, in a minute or two: no browser, no cluster
	@$(PY) scripts/quick.py

test: setup $(CLUSTER) $(LIBRARIES) $(SITE) ## run every check and every test, in a real browser too
	@$(MAKE) --no-print-directory lint
	@$(PY) tests/browser/chromium.py
	$(PY) -m pytest -n auto

pythons: ## run the tests, browser aside, with every Python from 3.11 on that is at hand
	@for version in $(PYTHONS); do \
	  if python$$version --version >/dev/null 2>&1; then \
	    $(MAKE) --no-print-directory PYTHON=python$$version VENV=.venv-$$version test-here || exit 1; \
	  else echo "Python $$version is not at hand."; fi; \
	done

test-here: setup
	$(PY) -m pytest -n auto -m 'not browser'

chaos: setup ## an hour or more: servers, workers and PostgreSQL die a thousand times while people play
	@DURBAR_WARM=0 $(PY) -m tests.server.chaos

gpu-test: $(INSTALLED) ## on an NVIDIA GPU: thousands of matches as in plain Python, and how fast they are
	@$(PY) -m tests.lab.on_device --speed

lint: $(INSTALLED) ## ruff, mypy, walls between the rooms, eslint, prettier, svelte-check, vitest
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(PY) hatch_build.py lint format:check check test

bench: setup ## measure speed and memory on this machine
	@$(BIN)/durbar bench

web: $(INSTALLED) ## build the web, if its sources changed
	@$(PY) hatch_build.py

wire: $(INSTALLED) ## write the web's types anew from the wire's structs
	@$(PY) -m durbar.server.typescript

docs: $(SITE) ## build the manual, which the server offers at /docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet

pictures: web $(SITE) ## play the matches of docs/pictures.toml and take every picture of the docs anew
	@$(PY) -m scripts.pictures

wheel: web docs ## pack what others install, the web and the manual in it, into dist/
	@$(PY) -m hatchling build

clean: ## remove everything that was made (.venv, built web, caches)
	rm -rf $(VENV) .venv-3.* web/node_modules src/durbar/server/static src/durbar/server/manual dist test-results
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Durbar needs Python 3.11 or later, and this is " + sys.version.split()[0] + "; try `make PYTHON=python3.12 setup`.")'
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): | $(PY)
	@echo "Setting up Durbar in $(VENV); the first time takes a minute or two."
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[fast,arena,dev]'
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/installed-* && touch $@

# Large, and only one test needs it.
$(CLUSTER): | $(INSTALLED)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[ray]' || echo "Ray is not to be had for this Python; its test will be skipped."
	@rm -f $(STAMPS)/cluster-* && touch $@

# What the lab opens doors to; only its tests need them.
$(LIBRARIES): | $(INSTALLED)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[lab]' || echo "The research libraries are not to be had for this Python; their tests will be skipped."
	@rm -f $(STAMPS)/libraries-* && touch $@

# What the manual is built with; only its tests need it.
$(SITE): | $(INSTALLED)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[docs]' || echo "What builds the manual is not to be had for this Python; its tests will be skipped."
	@rm -f $(STAMPS)/site-* && touch $@
