"""What a compilation had declared when it failed, in the form of a catalog."""

from __future__ import annotations

from mupuppet.catalog import Catalog, CatalogResource
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.provenance.recorder import Recorder


def reached_catalog(inputs: CompilationInputs, recorder: Recorder) -> Catalog:
    """The resources so far, with the values that they had been given."""
    node, environment = inputs.node.name, inputs.environment.name
    if not recorder.has_begun:
        return Catalog(node, environment, (), (), ())
    builder = recorder.compiler.catalog
    resources = [each for each in builder.resources if not each.virtual]
    return Catalog(
        name=node,
        environment=environment,
        resources=tuple(
            CatalogResource(
                each.type,
                each.title,
                {
                    name: parameter.value
                    for name, parameter in each.parameters.items()
                    if parameter.value is not None
                },
                sensitive_parameters=tuple(each.sensitive),
            )
            for each in resources
        ),
        edges=tuple(
            (container.ref, each.ref)
            for container, each in builder.edges
            if not (container.virtual or each.virtual)
        ),
        classes=tuple(dict.fromkeys(recorder.compiler.classes.names)),
        labels={each.ref: each.label for each in resources if each.label != each.ref},
    )
