"""What is fast here, measured: `python -m tests.bench [PART]` prints one line a figure.

A part is a module with `figures()`, which yields names and numbers. All of them go to `build/bench.json`;
a part that is run alone leaves the figures of the others there as they were.
"""
