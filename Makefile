# `make play` and `make test` are all that a newcomer needs; each makes its own environment first.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ONLY   ?=

.DEFAULT_GOAL := test
.PHONY: play test lint bench gallery arena clean

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@

play: $(VENV)/installed
	$(BIN)/python -m bot

test: lint
	$(BIN)/python -m pytest --numprocesses auto

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/installed
	$(BIN)/python -m tests.bench $(ONLY)

gallery: $(VENV)/installed
	$(BIN)/python -m render.gallery

arena: $(VENV)/installed
	$(BIN)/python -m rules.players.arena

clean:
	rm -rf build $(VENV)
