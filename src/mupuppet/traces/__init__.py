"""Runs of the paper's semantics, for people and programs to look at.

A run is a stream of steps (`semantics/run.py`); nothing here keeps them.

- `steps.py`: what there is to say about a step: its place, its rules, what it changed.
- `states.py`: what there is to say about σ, κ and the catalog between two steps.
- `drawing.py`: derivation trees, drawn as in the paper.
- `render_text.py`, `render_json.py`, `render_html.py`: whole runs in three formats. The page that
  the last one makes gets the run in the compact form of `compact.py`.
- `history.py`: a run in which one can go back.
"""

# ruff: noqa: RUF002  (the paper's letters)
