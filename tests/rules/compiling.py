"""The one place where tests compile manifests by the paper's rules."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mupuppet.semantics.print import format_catalog
from mupuppet.semantics.run import Result, Run, run
from mupuppet.semantics.terms import Manifest
from mupuppet.semantics.translate import Translation, definitions_first, translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse


def translation_of(text: str, layers: Collection[str] = ("sugar",)) -> Translation:
    source = SourceFile(text, "manifest.pp")
    parsed = parse(source)
    assert parsed.ok, [diagnostic.message for diagnostic in parsed.diagnostics]
    return translate(parsed.program, source, layers=layers)


def manifest_of(text: str, *, hoist: bool = False) -> Manifest:
    translation = translation_of(text)
    assert translation.manifest is not None, [d.message for d in translation.diagnostics]
    return definitions_first(translation.manifest) if hoist else translation.manifest


def start(text: str, *, node: str = "node.example", hoist: bool = False, **options: Any) -> Run:
    return run(manifest_of(text, hoist=hoist), node=node, **options)


def compile_text(
    text: str, *, node: str = "node.example", hoist: bool = False, **options: Any
) -> Result:
    """Run a manifest to its end; `hoist` moves the definitions to its front."""
    return start(text, node=node, hoist=hoist, **options).finish()


def catalog_text(text: str, **options: Any) -> str:
    """The catalog of a manifest that compiles, as the paper would print it."""
    result = compile_text(text, **options)
    assert result.ok, [diagnostic.message for diagnostic in result.diagnostics]
    return format_catalog(result.v_C)


def error_message(text: str, **options: Any) -> str:
    """The message about a manifest that does not compile, with its place."""
    result = compile_text(text, **options)
    assert not result.ok
    first = result.diagnostics[0]
    position = first.position
    line, column = position.line, position.column
    return f"{line}:{column}: {first.message}"
