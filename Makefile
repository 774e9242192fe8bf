PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RULES := tests/rules tests/playthroughs tests/engine

.PHONY: play test lint bench setup warm coverage ladder clean

play: setup  ## start a game in the terminal; the table in the browser is being built
	@$(BIN)/naqala play

setup: $(VENV)/installed  ## make .venv with everything

$(VENV)/installed: pyproject.toml
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -e '.[dev,bench]' | grep -v 'already satisfied' || true
	@$(BIN)/python -c 'import naqala, numba, pytest'
	@touch $@

lint: setup  ## ruff and mypy
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

test: lint  ## everything that must hold
	NAQALA_MODE=plain $(BIN)/python -m pytest -n 2 -q $(RULES) --cov --cov-report=term:skip-covered
	NAQALA_MODE=plain $(BIN)/python -m pytest -n 2 -q tests $(addprefix --ignore=,$(RULES) tests/modes)
	@echo "Compiling rules and bots, once ..."
	NAQALA_MODE=compiled $(BIN)/naqala warm
	@echo "Comparing plain, checked and compiled rules (checked ones are compiled now), and compiled bots ..."
	$(BIN)/python -m pytest -n 2 -q tests/modes

coverage: setup  ## branch coverage of the rules by all tests, in plain mode, line by line
	NAQALA_MODE=plain $(BIN)/python -m pytest -n 2 -q tests --ignore=tests/modes --cov --cov-report=term-missing:skip-covered

warm: setup  ## compile the rules once, with progress
	$(BIN)/naqala warm

bench: setup  ## the figures of the README
	$(BIN)/naqala bench --out build/bench.json

ladder: setup  ## the contests of docs/ladder.md, begun or gone on with; hours
	$(BIN)/naqala ladder --out build/ladder --jobs 2

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
