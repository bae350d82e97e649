# `make play` and `make test` are all that a newcomer needs; each makes its own environment first.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ONLY   ?=
COUNT  ?= 1000000
KILLS  ?= 200
SEED   ?=

.DEFAULT_GOAL := test
.PHONY: play test browser lint bench fuzz storm gallery arena clean

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@

play: $(VENV)/installed
	$(BIN)/python -m bot

test: lint browser
	$(BIN)/python -m pytest --numprocesses auto --dist loadgroup

# Debian's Chromium for the browser tests: installed where that is allowed, and said clearly where it is not.
browser:
	@if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; \
	then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends \
			chromium fonts-noto-color-emoji >/dev/null; } \
			|| echo 'browser tests left out: apt-get could not install chromium'; \
	else \
		echo 'browser tests left out: no Chromium on PATH; as root: apt-get install chromium fonts-noto-color-emoji'; \
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

gallery: $(VENV)/installed
	$(BIN)/python -m bot.gallery

arena: $(VENV)/installed
	$(BIN)/python -m rules.players.arena

clean:
	rm -rf build $(VENV)
