PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint bench setup warm coverage clean

play: setup  ## start the table
	@echo "The table in the browser is being built. Until it stands, try:"
	@echo "  $(BIN)/naqala position --seats 3 --seed 7 > start.json && $(BIN)/naqala show start.json"

setup: $(VENV)/installed  ## make .venv with everything

$(VENV)/installed: pyproject.toml
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -q -e '.[dev,bench]'
	@touch $@

lint: setup  ## ruff and mypy
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

test: lint  ## everything that must hold
	NAQALA_MODE=plain $(BIN)/python -m pytest -n 2 -q

coverage: setup  ## branch coverage of the rules, in plain mode
	NAQALA_MODE=plain $(BIN)/coverage run -m pytest -q tests
	$(BIN)/coverage report --show-missing --skip-covered

warm: setup  ## compile the rules once, with progress
	$(BIN)/naqala warm

bench: setup  ## the figures of the README
	$(BIN)/naqala bench --out benchmarks/results/latest.json

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
