"""The directories that tests read."""

from pathlib import Path

#: The root of the repository.
ROOT = Path(__file__).resolve().parents[1]
CORPUS = ROOT / "tests" / "corpus"
DOCS = ROOT / "docs"
EXAMPLES = ROOT / "examples"
