# `make play` and `make test` are all that a newcomer needs; each makes its own environment first.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ONLY   ?=
COUNT  ?= 1000000
KILLS  ?= 200
SEED   ?=
DAY    ?= 1200

.DEFAULT_GOAL := test
.PHONY: play lock test cases browser postgresql lint bench fuzz storm several day gallery arena train chances clean

# What playing needs, in the versions and with the hashes of the lock; then the project itself, from where it is.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --no-compile
OURS := $(PIP) --quiet --no-deps --no-build-isolation --editable .

$(VENV)/playable: pyproject.toml requirements/play.txt
	@echo 'Making an environment in $(VENV) with $(PYTHON), for this project alone ...'
	@$(PYTHON) -m venv $(VENV)
	@echo 'Fetching what playing needs, some 30 packages, each checked against its hash ...'
	@$(PIP) --require-hashes --requirement requirements/play.txt
	@echo 'Installing Schout itself ...'
	@$(OURS)
	@touch $@

$(VENV)/installed: $(VENV)/playable requirements/test.txt
	@echo 'Fetching what the tests need besides ...'
	@$(PIP) --quiet --require-hashes --requirement requirements/test.txt
	@touch $@

play: $(VENV)/playable
	@$(BIN)/python -m bot

# Which versions are used: the newest that pyproject.toml allows, for every system and Python at once. Needs uv.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
		--upgrade pyproject.toml --extra build --output-file requirements/play.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
		--constraint requirements/play.txt pyproject.toml --extra build --extra test \
		--output-file requirements/test.txt
	grep --only-matching --max-count=1 'asyncpg[^"]*' pyproject.toml | uv pip compile --quiet --universal \
		--python-version 3.11 --generate-hashes --no-annotate --no-header --constraint requirements/test.txt - \
		--output-file requirements/postgres.txt

# Side by side: what comes from Python's and from Debian's packages; and then what reads the source and what runs
# it. Tests wait now and then, for processes and clocks.
test:
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/installed postgresql
	@$(MAKE) --no-print-directory --jobs=2 lint cases

cases: $(VENV)/installed
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m tests.second_look --numprocesses auto

# Debian's Chromium for the browser tests, the one without windows where there is one, and the library that its
# driver needs: installed where that is allowed, and said clearly where it is not.
CHROMIUM := chromium-headless-shell chromium chromium-browser google-chrome
BESIDES := fonts-noto-color-emoji libatomic1
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends

browser:
	@if [ -n "$$(for name in $(CHROMIUM); do command -v $$name; done)" ] \
		&& { ! command -v ldconfig >/dev/null || ldconfig -p | grep -q libatomic.so.1; }; \
	then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		{ apt-get -qq update && { $(APT) chromium-headless-shell $(BESIDES) \
			|| $(APT) chromium $(BESIDES); } >/dev/null; } \
			|| echo 'browser tests left out: apt-get could not install chromium'; \
	else \
		echo 'browser tests left out: no Chromium on PATH, or no libatomic; as root: apt-get install chromium $(BESIDES)'; \
	fi

# Debian's PostgreSQL for the tests on both databases: the same way, after the browser, since Debian installs one
# thing at a time. The tests start one of their own.
postgresql: browser
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; \
	then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		{ apt-get -qq update && $(APT) postgresql >/dev/null; } \
			|| echo 'tests on PostgreSQL left out: apt-get could not install postgresql'; \
	else \
		echo 'tests on PostgreSQL left out: it is not installed; as root: apt-get install postgresql'; \
	fi

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/installed
	$(BIN)/python -m tests.bench $(ONLY)

# Everything that can be sent to the bot, by luck: COUNT inputs, the same ones for the same SEED.
fuzz: $(VENV)/installed
	$(BIN)/python -m tests.fuzz $(COUNT) $(if $(SEED),--seed $(SEED))

# The bot, killed KILLS times while people play on it; then a server that fails for FAILING seconds.
storm: $(VENV)/installed
	$(BIN)/python -m tests.storm $(KILLS) $(if $(SEED),--seed $(SEED))
	$(BIN)/python -m tests.storm.failing_server $(FAILING)

# Several bots on one PostgreSQL, and all that can befall them.
several: $(VENV)/installed postgresql
	$(BIN)/python -m tests.storm.several $(KILLS) $(if $(SEED),--seed $(SEED))

# A day of play in DAY seconds, with all gauges, and their plot.
day: $(VENV)/installed
	$(BIN)/python -m tests.day $(DAY)

gallery: $(VENV)/installed
	$(BIN)/python -m bot.gallery

arena: $(VENV)/installed
	$(BIN)/python -m rules.players.arena

# What regents know and give for things, learned anew from games of merchants.
train: $(VENV)/installed
	$(BIN)/python -m rules.players.ride.training
	$(BIN)/python -m rules.players.feld.training

chances: $(VENV)/installed
	$(BIN)/python -m rules.players.calibration
	$(BIN)/python -m bot.gallery.chances

clean:
	rm -rf build $(VENV)
