"""Object types: members, instances, equality; and types that manifests define."""

from __future__ import annotations

import pytest

from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type, TypeArgumentError, TypeAssertionError
from mupuppet.types.builtin import DEFERRED, ERROR, PARSER, parse_literal
from mupuppet.types.definitions import define_type
from mupuppet.types.inference import infer
from mupuppet.types.object_definitions import object_type
from mupuppet.types.object_members import Attribute, Function
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.compare import equals
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value


def define(**definitions: str) -> dict[str, Type]:
    """Types that may refer to each other."""
    types: dict[str, Type] = {}
    for name, text in definitions.items():
        (expression,) = parse(SourceFile(text, "")).program.body
        types[name] = define_type(PARSER, name, expression, types.get, text)
    return types


def object_named(types: dict[str, Type], name: str) -> ObjectType:
    found = types[name]
    assert isinstance(found, ObjectType)
    return found


SHAPES = {
    "Shape": "{attributes => {name => String, sides => {type => Integer, value => 4}}}",
    "Square": "Shape {attributes => {size => Float}, constants => {angles => 90}}",
    "Labelled": "{attributes => {id => Integer, label => Optional[String]}, equality => id}",
}


def test_members_are_inherited() -> None:
    square = object_named(define(**SHAPES), "Square")
    assert list(square.attributes()) == ["name", "sides", "size", "angles"]
    assert isinstance(square.member("sides"), Attribute)
    assert square.member("nothing") is None
    assert [e.name for e in square.init_struct().elements] == ["name", "sides", "size"]
    names, types, required = square.positional_parameters()
    assert names == ["name", "size", "sides"]
    assert [str(type) for type in types] == ["String", "Float", "Integer"]
    assert required == 2


def test_instances() -> None:
    types = define(**SHAPES)
    shape, square = object_named(types, "Shape"), object_named(types, "Square")
    made = square.make_of_arguments(["s", 1.5])
    assert isinstance(made, ObjectValue)
    assert square.attribute_of(made, "size") == 1.5
    assert square.attribute_of(made, "sides") == 4
    assert square.attribute_of(made, "angles") == 90
    assert to_string(made) == "Square({'name' => 's', 'size' => 1.5})"
    assert infer(made) == square
    assert square.is_instance(made)
    assert shape.is_instance(made)
    assert OBJECT.is_instance(made)
    assert not square.is_instance(shape.make({"name": "x"}))
    assert shape.is_assignable(square)
    assert not square.is_assignable(shape)


def test_equality_of_instances() -> None:
    types = define(**SHAPES)
    labelled, shape = object_named(types, "Labelled"), object_named(types, "Shape")
    one, other = labelled.make_of_arguments([1, "a"]), labelled.make_of_arguments([1, "b"])
    assert equals(one, other)
    assert hash(one) == hash(other)
    assert not equals(one, labelled.make_of_arguments([2, "a"]))
    assert not equals(shape.make({"name": "a"}), shape.make({"name": "A"}))
    assert not equals(one, shape.make({"name": "a"}))


def test_functions_are_members() -> None:
    made = object_type(parse_literal("{functions => {f => Callable[[], String]}}"))
    function = made.member("f")
    assert isinstance(function, Function)
    assert function.label == "function Object[f]"


def test_derived_attributes_have_no_value() -> None:
    made = object_type(parse_literal("{attributes => {a => {type => Integer, kind => derived}}}"))
    instance = made.make({})
    with pytest.raises(ValueError, match=r"derived attribute Object\[a\]"):
        made.attribute_of(instance, "a")


def test_objects_of_the_language() -> None:
    deferred: Value = DEFERRED.make_of_arguments(["f", [1]])
    assert deferred == Deferred(DEFERRED, "f", [1])
    assert infer(deferred) == DEFERRED
    error: Value = ERROR.make({"msg": "oops", "kind": "k"})
    assert error == ErrorValue(ERROR, "oops", "k")
    assert str(infer(error)) == "Error['k', undef]"
    assert ERROR.is_instance(error)
    assert error.message == "oops"


def test_objects_show_values_without_literals_by_their_types() -> None:
    deferred: Value = DEFERRED.make_of_arguments(["f", [Sensitive(1)]])
    assert to_string(deferred) == (
        "Deferred({'name' => 'f', 'arguments' => [Instance of Sensitive[Integer]]})"
    )


def test_a_constant_of_the_type_of_its_value_is_shown_as_a_constant() -> None:
    plain, other = (f"{{a => {{type => {type}, kind => constant, value => 1}}}}" for type in
                    ("Integer", "Numeric"))  # fmt: skip
    shown = str(object_type(parse_literal(f"{{attributes => {plain}}}")))
    assert shown == "Object[{constants => {'a' => 1}}]"
    shown = str(object_type(parse_literal(f"{{attributes => {other}}}")))
    assert (
        shown == "Object[{attributes => {'a' => {type => Numeric, kind => constant, value => 1}}}]"
    )


def test_an_instance_must_fit_the_parameters_of_its_type() -> None:
    types = define(Odd="{type_parameters => {a => Integer}, attributes => {a => String}}")
    made = object_named(types, "Odd").make({"a": "x"})
    with pytest.raises(TypeAssertionError, match=r"type_parameter Odd\[a\] has wrong type"):
        infer(made)


def test_recursive_object() -> None:
    types = define(Node="{attributes => {next => Optional[Node]}}")
    node = object_named(types, "Node")
    last = node.make({"next": None})
    assert node.is_instance(node.make({"next": last}))
    assert node.init_struct().is_instance({"next": last})
    assert not node.init_struct().is_instance({"next": 1})


def test_an_object_cannot_inherit_from_itself() -> None:
    types = define(A="B {attributes => {}}", B="A {attributes => {}}")
    with pytest.raises(TypeArgumentError, match="inherits from itself"):
        object_named(types, "A").load()


def test_unknown_parent() -> None:
    types = define(A="Nobody {attributes => {}}")
    with pytest.raises(TypeArgumentError, match="unresolved type 'Nobody'"):
        object_named(types, "A").load()


def test_what_is_not_an_object_is_an_alias() -> None:
    types = define(Port="Integer[1, 65535]", Set="TypeSet[{pcore_version => '1.0.0'}]")
    assert isinstance(types["Port"], TypeAlias)
    assert isinstance(types["Set"], TypeSetType)
    assert str(types["Port"]) == "Port = Integer[1, 65535]"


def test_alias_of_nothing_real() -> None:
    types = define(A="Variant[A, B]", B="A")
    with pytest.raises(TypeArgumentError, match="cannot be resolved to a real type"):
        types["A"].is_instance(1)


def test_alias_that_does_not_evaluate_stays_unresolved() -> None:
    types = define(Bad="Integer['x']")
    for _ in range(2):
        with pytest.raises(TypeArgumentError, match="is not a valid type specification"):
            types["Bad"].is_instance(1)
