"""Runs of the paper's semantics, rendered for people and programs.

A run is a stream of steps (`semantics/run.py`), which is not stored.

- `steps.py`: a step: its position, its rules, what it changed.
- `states.py`: σ, κ and the catalog between two steps.
- `drawing.py`: derivation trees, drawn as in the paper.
- `render_text.py`, `render_json.py`, `render_html.py`: whole runs in three formats. The page that
  the last one makes gets the run in the compact form of `compact.py`.
- `history.py`: a run in which one can go back.
"""

# ruff: noqa: RUF002  (the paper's letters)
