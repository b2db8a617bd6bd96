"""The paper's semantics as an evaluator.

μPuppet's catalogs have the resources of built-in types and their attributes. Puppet adds resources
for stages, classes, nodes and declarations of defined types, and tags and edges for all; those are
not compared. The paper does not model errors: a run that gets stuck, or would never end, is a
failure.
"""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import as_tuple
from mupuppet.comparison.cases import Case
from mupuppet.comparison.catalogs import NormalCatalog, NormalResource, View
from mupuppet.comparison.outcome import Compiled, Failed, Feature, Outcome, Unsupported
from mupuppet.diagnostics import Diagnostic
from mupuppet.semantics import Catalog, Run, run, translate, variables_from_facts
from mupuppet.semantics.auxiliary import first_values
from mupuppet.semantics.catalogs import as_written, to_data
from mupuppet.semantics.features import LAYERS, SUGAR
from mupuppet.semantics.plus.run import run_plus
from mupuppet.semantics.print import type_reference
from mupuppet.semantics.terms import (
    Array,
    Expression,
    Hash,
    HashValue,
    Manifest,
    element_list,
)
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import DefinedType
from mupuppet.syntax.parser import parse
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.values.regexps import PatternError

#: More steps than any case needs. One that declares itself forever should not take long.
STEP_LIMIT = 50_000

#: The resources that Puppet adds by itself, by type and by reference.
_ADDED_TYPES = frozenset({"Class", "Node"})
_ADDED_RESOURCES = frozenset({"Stage[main]"})

#: Puppet leaves out the attribute that a type is named by if it equals the title. It is `name`,
#: but for these types.
_NAMING_ATTRIBUTES = {"Exec": "command", "File": "path", "Tidy": "path"}


class PaperEvaluator:
    """Compiles by the rules of the paper."""

    name = "paper"
    layers: tuple[str, ...] = (SUGAR,)

    def _start(self, manifest: Manifest, case: Case) -> Run:
        return run(manifest, node=case.node, facts=case.facts, step_limit=STEP_LIMIT)

    def evaluate(self, case: Case) -> Outcome:
        """What the rules make of a case; what Puppet's parser rejects is not a manifest."""
        source = SourceFile(case.code, case.path)
        result = parse(source)
        errors = [each for each in result.diagnostics if each.is_error]
        if not errors:
            settings = case.inputs.get("settings", {})
            strict = Strictness(settings.get("strict", case.puppet.strict))
            found = validate(result, source, strict=strict, puppet=case.puppet)
            errors = [each for each in found if each.is_error]
        if errors:
            return _failed(min(errors, key=lambda error: error.at))
        translation = translate(result.program, source, layers=self.layers)
        if translation.manifest is None:
            return Unsupported(
                tuple(
                    Feature(place.feature.id, *as_tuple(source.position(place.origin.start)))
                    for place in translation.unsupported
                )
            )
        try:
            compilation = self._start(translation.manifest, case).finish()
        except PatternError as error:  # of a node's definition
            return Failed(str(error), kind="pattern-error")
        if not compilation.ok:
            return _failed(compilation.diagnostics[0])
        return Compiled(normal_form(compilation.v_C))

    def view(self, case: Case) -> View:
        """Resources of built-in types and their attributes, and failure with failure."""
        result = parse(SourceFile(case.code, case.path))
        defined = {_type_name(d.name) for d in result.definitions if isinstance(d, DefinedType)}
        return View(
            _ADDED_TYPES | defined,
            _ADDED_RESOURCES,
            structure=False,
            error_lines=False,
            logs=False,
        )


class PlusEvaluator(PaperEvaluator):
    """Compiles by the rules of μPuppet⁺."""

    name = "plus"
    layers = tuple(LAYERS)

    def _start(self, manifest: Manifest, case: Case) -> Run:
        σ = variables_from_facts(case.facts).σ
        return run_plus(manifest, node=case.node, variables=σ, step_limit=STEP_LIMIT)


def _failed(diagnostic: Diagnostic) -> Failed:
    position = diagnostic.position
    return Failed(
        diagnostic.message, kind=diagnostic.id, line=position.line, column=position.column
    )


def normal_form(catalog: Catalog) -> NormalCatalog:
    return NormalCatalog.of(
        NormalResource.from_data(
            {
                "type": type_reference(resource.type),
                "title": resource.title,
                "parameters": _parameters(
                    type_reference(resource.type), resource.title, resource.attributes
                ),
            }
        )
        for resource in catalog
    )


def _parameters(type_name: str, title: str, attributes: HashValue) -> dict[str, Any]:
    """The attributes, without one that only repeats the title, as in Puppet's catalogs."""
    first = first_values(as_written(attributes))
    data = {str(name): _rich_data(value) for name, value in first.items()}
    naming = _NAMING_ATTRIBUTES.get(type_name, "name")
    return {name: value for name, value in data.items() if name != naming or value != title}


def _rich_data(value: Expression) -> Any:
    """A value in Puppet's rich data format, which keeps integer keys of hashes."""
    if isinstance(value, Array):
        return [_rich_data(element) for element in element_list(value.elements)]
    if not isinstance(value, Hash):
        return to_data(value)
    pairs = {key: _rich_data(each) for key, each in first_values(value.entries).items()}
    if all(isinstance(key, str) for key in pairs):
        return pairs
    return {"__ptype": "Hash", "__pvalue": [each for pair in pairs.items() for each in pair]}


def _type_name(name: str) -> str:
    """How a type's name is written in catalogs: `site::page` is `Site::Page`."""
    return "::".join(part.capitalize() for part in name.removeprefix("::").split("::"))
