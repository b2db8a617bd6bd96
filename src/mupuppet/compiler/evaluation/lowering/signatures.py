"""What lambdas and functions accept, as types."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameters, checked_type
from mupuppet.compiler.model.signature import Signature
from mupuppet.types.base import Type
from mupuppet.types.callables import CallableType
from mupuppet.types.collections import ArrayType, TupleType
from mupuppet.types.scalars import IntegerType

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame


def signature_of(parameters: LoweredParameters, scope: Frame) -> Signature:
    """The signature of a list of parameters, made once for as long as it stays the same."""
    found = parameters.constant_signature
    if found is not None:
        return found
    if parameters.has_constant_signature:
        found = parameters.constant_signature = _signature(parameters, scope)
        return found
    signatures = scope.compiler.evaluated_types.signatures
    found = signatures.get(parameters)
    if found is None:
        found = signatures[parameters] = _signature(parameters, scope)
    return found


def _signature(parameters: LoweredParameters, scope: Frame) -> Signature:
    """What a list of parameters accepts."""
    types: list[Type] = []
    least, most = 0, 0.0
    optional_seen = False
    for parameter in parameters.list:
        type = parameters.type_of(parameter, scope)
        low, high = 1, 1.0
        if parameter.node.captures_rest:
            low, high = 0, inf
            if isinstance(type, ArrayType):
                size = type.effective_size
                low, high = int(size.low), size.high
                type = type.element
        elif parameter.has_default:
            low = 0
        if low == 0:
            optional_seen = True
        elif optional_seen:
            message = (
                f"Parameter ${parameter.name} is required but appears after optional parameters"
            )
            raise EvaluationError(
                "required-parameter-after-optional",
                message,
                parameters.lowering.source,
                parameter.node,
            )
        types.append(type)
        least += low
        most += high
    returned = None
    if parameters.return_type is not None:
        returned = checked_type(parameters.return_type(scope), "The type that is returned is one")
    size = IntegerType(least, most if most == inf else int(most))
    tuple_type = TupleType(types, size)
    return Signature(CallableType(tuple_type, None, returned), parameters.names)
