"""The tests. Run them with `pytest`; CONTRIBUTING.md says what is where."""
