"""The case files of the corpora, each read once, and the files of cases, laid out when used."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mupuppet.comparison.case_files import SUFFIX, CaseFile, StoredCase, lay_out, read_case_file

CORPORA = Path(__file__).resolve().parents[1] / "corpus"


@cache
def case_file(path: Path) -> CaseFile:
    """The content of a case file."""
    return read_case_file(path)


def case_files(corpus: str) -> list[Path]:
    """The case files of a corpus."""
    return sorted((CORPORA / corpus).rglob(f"*{SUFFIX}"))


def stored_cases(corpus: str) -> Iterator[tuple[Path, StoredCase]]:
    """The cases of a corpus, each with its file."""
    for path in case_files(corpus):
        for case in case_file(path).cases.values():
            yield path, case


@cache
def laid_out(path: Path, name: str) -> Path:
    """A directory with the files of a case; it lasts as long as this process."""
    directory = _scratch() / f"{path.relative_to(CORPORA).with_suffix('')}" / name
    directory.mkdir(parents=True)
    lay_out(case_file(path).cases[name].files, directory)
    return directory


def lasting_directory(name: str) -> Path:
    """An empty directory; it lasts as long as this process."""
    directory = _scratch() / name
    directory.mkdir()
    return directory


@cache
def _scratch() -> Path:
    _HELD.append(tempfile.TemporaryDirectory(prefix="mupuppet-corpus-"))
    return Path(_HELD[0].name).resolve()


#: Removed when Python ends.
_HELD: list[tempfile.TemporaryDirectory[str]] = []


def corpus_code() -> Iterator[tuple[str, bytes]]:
    """Manifests and templates of all corpora: names that end in `.pp` or `.epp`, and contents."""
    for path in sorted(CORPORA.rglob("*.pp")):
        yield str(path.relative_to(CORPORA)), path.read_bytes()
    for corpus in sorted(directory.name for directory in CORPORA.iterdir() if directory.is_dir()):
        for path, case in stored_cases(corpus):
            prefix = path.relative_to(CORPORA).with_suffix("")
            # Transcripts of lookups are Puppet code, too.
            main = f"{case.name}.pp" if corpus == "hiera" else case.name
            for name, content in {main: case.content, **case.files}.items():
                if name.endswith((".pp", ".epp")) and isinstance(content, bytes):
                    yield f"{prefix}/{case.name}/{name}", content
