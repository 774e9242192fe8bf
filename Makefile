PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
COMPILED := tests/bots tests/data tests/jobs tests/lab tests/stats tests/terminal tests/env
# One session for all: each has two workers, which load everything anew.
PLAIN := $(filter-out $(COMPILED) tests/modes tests/browser,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))) \
	$(wildcard tests/test_*.py) tests/bots/test_positions.py
CORE := tests/rules tests/engine tests/events tests/perft tests/playthroughs tests/properties tests/texts tests/cli \
	$(filter-out tests/test_reference.py tests/test_audit.py,$(wildcard tests/test_*.py))
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal -q
# The pip of an older Python takes twice as long to find out what to install. Where a newer one cannot be had, it will do.
PIP := 'pip>=25'
# Parts that run side by side print one after the other, where make can do that.
PARTS := --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Seconds between two looks at the health of the image, and what its Python is asked then: whether bots think with compiled code.
IMAGE_PAUSE := 3
IMAGE_COMPILED := import json; from urllib.request import urlopen; assert json.load(urlopen("http://127.0.0.1:8000/health/ready"))["compiled"]
# Tests start hundreds of processes; each would translate all sources again where the shell forbids Python to keep bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check check-python check-client lint client audit wheel docs web-check plain-test compiled-test browser-test learning-test image-test programs pictures bench load setup compiled coverage ladder clean

play: $(VENV)/playing client  ## start the table and open its page
	@$(BIN)/naqala serve

setup: $(VENV)/installed  ## make .venv with everything

$(VENV)/made:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --disable-pip-version-check --no-compile -q $(PIP) || true
	@touch $@

$(VENV)/playing: pyproject.toml | $(VENV)/made
	@echo "Setting up $(VENV) with what the table needs ..."
	@$(BIN)/python -m pip install --disable-pip-version-check --no-compile --progress-bar on -e . | grep -v 'already satisfied' || true
	@$(BIN)/python -c 'import naqala, numba, fastapi'
	@touch $@

$(VENV)/installed: pyproject.toml | $(VENV)/made
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip install --disable-pip-version-check --no-compile --progress-bar on -e '.[dev,bench]' | grep -v 'already satisfied' || true
	@$(BIN)/python -c 'import naqala, numba, fastapi, pytest'
	@touch $@ $(VENV)/playing

lint: setup  ## ruff and mypy
	$(BIN)/ruff check src tests tools lab examples hatch_build.py
	$(BIN)/ruff format --check src tests tools lab examples hatch_build.py
	$(BIN)/mypy
	$(BIN)/mypy --config-file tools/win32.ini  # what only Unix has stands behind a check of the platform

client: $(VENV)/made  ## the browser client, built if its sources changed
	@$(BIN)/python tools/build_client.py

audit: setup client  ## known vulnerabilities in our dependencies; without network it passes, and says that nothing was checked
	@$(BIN)/python -m tools.audit

wheel: setup  ## what people install without make, in dist
	@$(BIN)/python -m hatchling build -t wheel -d dist

docs: setup  ## the documentation site, in build/docs; a link that leads nowhere fails
	@$(BIN)/python -c 'import mkdocstrings_handlers.python, zensical' 2>/dev/null \
		|| $(BIN)/python -m pip install --disable-pip-version-check -q -e '.[docs]'
	@$(BIN)/python -m tools.site

web-check: client  ## types, style and tests of the browser client
	@$(BIN)/python tools/build_client.py check lint test

check: setup client  ## for every save, in two minutes: style, types, rules in plain mode, the client's tests
	@$(MAKE) $(PARTS) -j2 check-python check-client

check-python: lint
	NAQALA_MODE=plain $(PYTEST) $(CORE)

check-client:
	@$(BIN)/python tools/build_client.py check test

# Three parts at a time for two cores: tests of servers and of browsers often wait, and the others use that time. Compiling goes first,
# because a part needs what it makes.
test:  ## everything that must hold; no failure hides another
	@$(MAKE) --no-print-directory -j3 setup programs client
	@echo "Compiling the rules; meanwhile the rest is checked. Each part prints when it is done ..."
	@$(MAKE) $(PARTS) -j3 --keep-going compiled lint web-check browser-test plain-test compiled-test

plain-test: setup client programs  ## all but bots, environments and browser, in plain mode
	NAQALA_MODE=plain $(PYTEST) -n 3 $(PLAIN)  # its servers often wait

compiled-test: compiled  ## bots, environments and terminal in compiled mode, and all modes against each other
	NAQALA_MODE=compiled $(PYTEST) tests/modes $(COMPILED) tests/server/test_hints.py

learning-test: compiled  ## the learning example; installs PyTorch, which is no part of setup: 190 MB to download, or far more for graphics cards
	$(BIN)/python -m pip install --disable-pip-version-check -q -e '.[learn]'
	NAQALA_MODE=compiled $(PYTEST) tests/env/test_training.py

image-test:  ## the image, built and run until its health check passes, with compiled code; needs Docker
	docker build -t naqala .
	docker run --detach --name naqala-image-test naqala
	@status=starting; for try in $$(seq 60); do \
		status=$$(docker inspect --format '{{.State.Health.Status}}' naqala-image-test); \
		test "$$status" = healthy && break; sleep $(IMAGE_PAUSE); \
	done; if test "$$status" = healthy; then \
		docker exec naqala-image-test /opt/naqala/bin/python -c '$(IMAGE_COMPILED)' || status="healthy, but not compiled"; \
	fi; docker logs naqala-image-test; docker rm --force naqala-image-test; echo "The image is $$status."; test "$$status" = healthy

programs:  ## Chromium, Postgres and nginx for the tests, from Debian's packages where that is possible
	@$(PYTHON) -m tests.programs

browser-test: compiled client programs  ## games and screens in Chromium, against bots as people meet them; skipped where there is none
	NAQALA_MODE=plain $(PYTEST) -rs tests/browser --screenshot only-on-failure --output build/test-results

pictures: setup client programs  ## every screen and every kind of decision, into build/pictures
	NAQALA_MODE=plain $(BIN)/python -m tools.pictures

coverage: setup  ## branch coverage of the rules by all tests, in plain mode, line by line
	NAQALA_MODE=plain $(PYTEST) tests --ignore=tests/modes --ignore=tests/browser --cov --cov-report=term-missing:skip-covered

compiled: setup  ## compile rules and bots once, with progress
	NAQALA_MODE=compiled $(BIN)/naqala warm

bench: setup  ## the figures of docs/speed.md
	$(BIN)/python -m lab.bench --out build/bench.json

load: setup  ## how many tables one server carries (docs/server.md); LOAD="--tables 200" for something smaller
	$(BIN)/python -m tools.load $(LOAD)

ladder: setup  ## the contests of docs/ladder.md, begun or gone on with; three hours
	$(BIN)/naqala ladder --out build/ladder --jobs 2

clean:
	rm -rf $(VENV) web/node_modules src/naqala/server/static build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
