"""Runs of μPuppet⁺: a manifest, then rounds until nothing is left to do, and finishing."""

from __future__ import annotations

from mupuppet.semantics.auxiliary import TargetNode, nodeMatch
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.plus import rules as _rules  # noqa: F401  (enters the rules)
from mupuppet.semantics.plus.catalogs import PlusCatalog
from mupuppet.semantics.plus.terms import Compile, FunctionDefinition
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.run import DEFAULT_STEP_LIMIT, Run
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.terms import (
    ClassDefinition,
    Default,
    Manifest,
    NodeDefinition,
    NodeName,
    NodeNames,
    ResourceTypeDefinition,
    manifest_items,
    manifest_sequence,
)


def in_order(manifest: Manifest) -> Manifest:
    """The items in the order in which Puppet takes them: definitions, statements, the node."""
    rank: dict[type, int] = {
        ClassDefinition: 0, ResourceTypeDefinition: 0, FunctionDefinition: 0, NodeDefinition: 2,
    }  # fmt: skip
    items = sorted(manifest_items(manifest), key=lambda item: rank.get(type(item), 1))
    return manifest_sequence(items)


def _node_tags(target: TargetNode, items: list[NodeDefinition]) -> frozenset[str]:
    """The tags by the name of the node definition that applies."""
    for item in items:
        if nodeMatch(target, item.specification):
            match item.specification:
                case NodeName() | NodeNames():
                    return frozenset({target.name.lower()})
                case Default():
                    return frozenset({"default"})
    return frozenset()


def run_plus(
    manifest: Manifest,
    *,
    node: str,
    variables: VariableEnvironment | None = None,
    step_limit: int = DEFAULT_STEP_LIMIT,
) -> Run:
    """Compile a manifest for a node by the rules of μPuppet⁺."""
    items = [item for item in manifest_items(manifest) if isinstance(item, NodeDefinition)]
    target = TargetNode(node, (item.specification for item in items))
    configuration = Configuration(
        variables or VariableEnvironment(),
        DefinitionEnvironment(),
        PlusCatalog(_node_tags(target, items)),
        Compile(in_order(manifest)),
        TOP,
        target,
    )
    return Run(configuration, step_limit, Judgement.FINISH)
