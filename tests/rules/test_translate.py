"""What becomes a term, and what is reported as outside μPuppet."""

import pytest

from mupuppet.semantics import features, terms
from mupuppet.semantics.features import Feature
from mupuppet.semantics.terms import Default, Integer, String, Variable
from mupuppet.semantics.translate import definitions_first, translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from tests.rules.compiling import manifest_of, translation_of

# --- Spellings of one term


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("$x = md5", "$x = 'md5'"),
        ("$x = (1 + (2))", "$x = 1 + 2"),
        ("$x = $a::b", "$x = $::a::b"),
        ("include ::a::b", "include a::b"),
        ("include 'a'", "include(a)"),
        ("class { 'a': }", "class { ::a: }"),
        ("class a inherits ::b { }", "class a inherits b { }"),
        ("if true { $x = 1 }", "if true { $x = 1 } else { }"),
        ("$x = 1 ? { default => 2, 1 => 3 }", "$x = 1 ? { 1 => 3, default => 2 }"),
        ("case 1 { default: { $x = 1 } 1: { } }", "case 1 { 1: { } default: { $x = 1 } }"),
        ("$x = 0x10", "$x = 16"),
        ("node x.y { }", "node 'x.y' { }"),
        ("$x = { a => 1 }", "$x = { 'a' => 1 }"),
    ],
)
def test_spellings_of_one_term(one: str, other: str) -> None:
    assert manifest_of(one) == manifest_of(other)


def test_a_type_that_is_not_built_in_is_a_defined_type() -> None:
    assert isinstance(manifest_of("file { 'f': }"), terms.Resource)
    assert isinstance(manifest_of("::file { 'f': }"), terms.Resource)
    assert isinstance(manifest_of("vhost { 'f': }"), terms.DefinedResource)
    source = SourceFile("vhost { 'f': }", "manifest.pp")
    translation = translate(parse(source).program, source, builtin_types={"vhost"})
    assert isinstance(translation.manifest, terms.Resource)


def test_variables() -> None:
    assert manifest_of("$x = $y") == terms.Assignment("x", Variable("y"))
    assert manifest_of("$x = $::y") == terms.Assignment("x", terms.TopVariable("y"))
    expected = terms.QualifiedVariable("a::b", "y")
    assert manifest_of("$x = $::a::b::y") == terms.Assignment("x", expected)


def test_negative_integers() -> None:
    assert manifest_of("$x = -5") == terms.Assignment("x", Integer(-5))
    assert manifest_of("$x = 1 - 5") == terms.Assignment(
        "x", terms.Operation("-", Integer(1), Integer(5))
    )


def test_node_specifications() -> None:
    def specification(text: str) -> terms.NodeSpecification:
        definition = manifest_of(f"node {text} {{ }}")
        assert isinstance(definition, terms.NodeDefinition)
        return definition.specification

    assert specification("'a'") == terms.NodeName("a")
    assert specification("'a', b") == terms.NodeNames(("a", "b"))
    assert specification("default") == Default()
    assert specification("/a+/") == terms.NodePattern("a+")


def test_a_reference_names_its_type_in_lower_case() -> None:
    reference = terms.ResourceReference("file", String("f"))
    assert manifest_of("$x = File['f']") == terms.Assignment("x", reference)


def test_a_term_knows_its_place() -> None:
    text = "$x = 1\nfile { 'f': mode => $x + 1 }"
    resource = list(terms.manifest_items(manifest_of(text)))[1]
    assert isinstance(resource, terms.Resource)
    entry = resource.body.attributes
    assert isinstance(entry, terms.Entry)
    assert entry.value.origin is not None
    assert text[entry.value.origin.start : entry.value.origin.end] == "$x + 1"


def test_definitions_first() -> None:
    moved = definitions_first(manifest_of("include a class a { } $x = 1 define d { }"))
    assert moved == manifest_of("class a { } define d { } include a $x = 1")


def test_an_empty_manifest_is_skip() -> None:
    assert manifest_of("# nothing") == terms.SKIP


# --- Sugar: what the paper's prototype runs, in terms of the core


@pytest.mark.parametrize(
    ("sugar", "core"),
    [
        ("if $a { $x = 1 } elsif $b { $x = 2 } else { $x = 3 }",
         "if $a { $x = 1 } else { if $b { $x = 2 } else { $x = 3 } }"),
        ("unless $a { $x = 1 } else { $x = 2 }", "if $a { $x = 2 } else { $x = 1 }"),
        ("case $a { 1, 2: { $x = 1 } }", "case $a { 1: { $x = 1 } 2: { $x = 1 } }"),
        ("file { ['f', ['g']]: mode => $m }", "file { 'f': mode => $m } file { 'g': mode => $m }"),
        ("file { 'f': mode => 1; 'g': mode => 2 }",
         "file { 'f': mode => 1 } file { 'g': mode => 2 }"),
        ("file { default: mode => 1, owner => 'a'; 'f': mode => 2 }",
         "file { 'f': mode => 2, owner => 'a' }"),
        ("class { ['a', 'b']: }", "class { 'a': } class { 'b': }"),
        ("include a, b", "include a include b"),
        ("define d($p = $name) { $x = $name }", "define d($p = $title) { $x = $title }"),
        ("$x = -$y", "$x = -1 * $y"),
        ("$x = @(END)\n  text\n  | END\n", "$x = \"text\\n\""),
    ],
)  # fmt: skip
def test_sugar(sugar: str, core: str) -> None:
    translation = translation_of(sugar)
    assert translation.manifest == manifest_of(core)
    assert translation.layers == ("sugar",)
    assert translation_of(core).layers == ()
    assert translation_of(core, layers=()).manifest == manifest_of(core)


def test_name_is_title_only_in_defined_types() -> None:
    assert manifest_of("$x = $name") == terms.Assignment("x", Variable("name"))
    text = "define d { $y = $name } class a { $x = $name }"
    (_, in_class) = terms.manifest_items(manifest_of(text))
    assert isinstance(in_class, terms.ClassDefinition)
    assert in_class.body == terms.Assignment("x", Variable("name"))


def test_sugar_keeps_the_places_of_the_source() -> None:
    text = "file { ['f', 'g']: mode => 1; 'h': }"
    items = list(terms.manifest_items(manifest_of(text)))
    places = [text[i.origin.start : i.origin.end] for i in items if i.origin is not None]
    assert places == ["['f', 'g']: mode => 1"] * 2 + ["'h':"]


# --- What μPuppet lacks

UNSUPPORTED: list[tuple[Feature, str]] = [
    (features.INTERPOLATION, '$x = «"a ${y}"»'),
    (features.HEREDOC, "$x = «@(END)»\n  text\n  | END\n"),
    (features.UNDEF, "$x = «undef»"),
    (features.FLOAT, "$x = «1.5»"),
    (features.REGEXP, "case 'a' { «/a/»: { } }"),
    (features.MATCH_VARIABLE, "$x = «$1»"),
    (features.DEFAULT_VALUE, "$x = «default»"),
    (features.DATA_TYPE, "$x = «Integer»"),
    (features.DATA_TYPE, "$x = «Integer»[1, 2]"),
    (features.OPERATOR, "$x = «1 in [1]»"),
    (features.OPERATOR, "$x = «'a' =~ 'b'»"),
    (features.UNARY_MINUS, "$x = «-$y»"),
    (features.UNFOLD, "$x = [«*$y»]"),
    (features.COMPUTED_KEY, "$x = { «$y» => 1 }"),
    (features.REPEATED_KEY, "$x = { a => 1, «a => 2» }"),
    (features.REPEATED_KEY, "file { 'f': mode => 1, «mode => 2» }"),
    (features.SEVERAL_INDICES, "$x = «$y[1, 2]»"),
    (features.SEVERAL_INDICES, "$x = «File['f', 'g']»"),
    (features.REFERENCE, "$x = «Vhost»['f']"),
    (features.REFERENCE, "$x = «Class»['f']"),
    (features.CONDITIONAL_VALUE, "$x = «if true { 1 }»"),
    (features.ELSIF, "if true { } «elsif true { $x = 1 }»"),
    (features.UNLESS_ELSE, "«unless true { } else { $x = 1 }»"),
    (features.SEVERAL_CASE_VALUES, "case 1 { «1, 2: { }» }"),
    (features.DESTRUCTURING, "«[$x, $y]» = [1, 2]"),
    (features.ASSIGNMENT_VALUE, "$x = «$y = 1»"),
    (features.FUNCTION_CALL, "«notice('a')»"),
    (features.FUNCTION_CALL, "$x = «'a'.upcase»"),
    (features.OTHER_INCLUDE, "«contain a»"),
    (features.SEVERAL_CLASSES, "«include a, b»"),
    (features.COMPUTED_CLASS, "include «$x»"),
    (features.COMPUTED_CLASS, "class { «$x»: }"),
    (features.FUNCTION_DEFINITION, "«function f() { 1 }»"),
    (features.TYPE_DEFINITION, "«type T = Integer»"),
    (features.NESTED_DEFINITION, "class a { «class b { }» }"),
    (features.NESTED_DEFINITION, "node default { «define d { }» }"),
    (features.NESTED_DEFINITION, "if true { «node 'a' { }» }"),
    (features.PARAMETER_TYPE, "class a(«Integer» $x) { }"),
    (features.CAPTURES_REST, "define d(«*$x») { }"),
    (features.MIXED_NODE_LIST, "node 'a', «default» { }"),
    (features.NODE_PATTERN, "node «/(?~a)/» { }"),
    (features.VIRTUAL, "«@file { 'f': }»"),
    (features.VIRTUAL, "«@@file { 'f': }»"),
    (features.SEVERAL_BODIES, "«file { 'f': ; 'g': }»"),
    (features.DEFAULT_BODY, "file { «default»: }"),
    (features.SEVERAL_TITLES, "file { «['f', 'g']»: }"),
    (features.SEVERAL_TITLES, "class { «['f', 'g']»: }"),
    (features.ATTRIBUTES_FROM_HASH, "file { 'f': «* => { mode => 1 }» }"),
    (features.COMPUTED_TYPE, "«File» { 'f': mode => 1 }"),
    (features.TAG, "file { 'f': «tag => 'a'» }"),
    (features.RESOURCE_DEFAULTS, "«File { mode => 1 }»"),
    (features.RESOURCE_OVERRIDE, "«File['f'] { mode => 1 }»"),
    (features.APPEND_ATTRIBUTE, "class { 'a': «x +> 1» }"),
    (features.COLLECTOR, "«File <| |>»"),
    (features.RELATIONSHIP, "«File['f'] -> File['g']»"),
]


@pytest.mark.parametrize(
    ("feature", "marked"), UNSUPPORTED, ids=lambda value: getattr(value, "id", None)
)
def test_unsupported(feature: Feature, marked: str) -> None:
    text = marked.replace("«", "").replace("»", "")
    translation = translation_of(text, layers=())
    assert translation.manifest is None
    (place,) = translation.unsupported
    assert place.feature is feature
    start = marked.index("«")
    assert (place.origin.start, place.origin.end) == (start, marked.index("»") - 1)
    (diagnostic,) = translation.diagnostics
    assert diagnostic.id == "outside-mupuppet"
    assert diagnostic.message.endswith("is not part of μPuppet")
    assert diagnostic.message.startswith(feature.name)
    assert diagnostic.notes[0] == f"paper: {feature.paper}"


def test_all_places_are_reported_in_source_order() -> None:
    text = """\
      class a(Integer $x = undef) {
        $y = "${x}"
        File <| |> { mode => 1.5 }
        each([1]) |$i| { notice("${i}") }
      }
      file { 'f': } -> file { 'g': mode => -$x }
    """
    translation = translation_of(text, layers=())
    assert [place.feature.id for place in translation.unsupported] == [
        "parameter-type",
        "undef",
        "string-interpolation",
        "collector",
        "float",
        "function-call",
        "lambda",
        "function-call",
        "string-interpolation",
        "chaining-arrow",
        "unary-minus",
    ]


def test_depth_costs_no_stack() -> None:
    """The parser has its own bound; a tree that it accepts must not be too deep for us."""
    deep = 1000
    text = "$x = " + "(" * deep + "1" + ")" * deep
    source = SourceFile(text, "manifest.pp")
    parsed = parse(source)
    if parsed.ok:
        assert manifest_of(text) == terms.Assignment("x", Integer(1))
    chain = "if true { } else { " * 100 + "$x = 1" + " }" * 100
    assert manifest_of(chain) is not None
