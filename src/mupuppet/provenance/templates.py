"""Templates: which tag gave which piece of the output, what it read, and why it was rendered.

Of EPP templates everything is recorded. Of ERB templates it is recorded what they read,
decide and write; how local variables of Ruby hand values on follows from the tree of the program.
"""

from __future__ import annotations

import os
import re
from typing import Any

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.base_explainer import BaseExplainer
from mupuppet.provenance.controls import InTemplate
from mupuppet.provenance.erb import (
    ASSIGNMENTS,
    CONDITIONS,
    accessed,
    changed_local,
    is_call_of,
    keys_of,
    outwards,
    walk,
)
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.labels import literal, route, shortened
from mupuppet.provenance.paths import Path, dig, leading
from mupuppet.provenance.records import (
    ErbTemplateRecord,
    OutsideRecord,
    TemplateRecord,
    TemplateTextRecord,
    TemplateValueRecord,
    TemplateVariableRecord,
)
from mupuppet.provenance.template_lines import Shown, revealed
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

#: A node of tree-sitter's, whose library is imported late.
Node = Any

#: How many tags of a template are shown unless everything is asked for.
_MOST_TAGS = 12
#: So many paths of computed keys are followed.
_MOST_PATHS = 50
#: So many values of one tag that was rendered several times.
_MOST_VALUES = 20
_BLOCKS = ("block", "do_block")
_WORDS = {"unless": "unless ", "unless_modifier": "unless ", "case": "case "}


class Templates:
    """Explains EPP and ERB templates."""

    def __init__(self, explainer: BaseExplainer) -> None:
        self._explainer = explainer

    def epp(self, record: TemplateRecord) -> Explanation:
        source = record.source
        assert source is not None  # templates are written somewhere
        focus = self._explainer.focus
        pieces = [to_string(revealed(piece.value)) for piece in record.parts]
        wanted = None if focus is None else focus.pieces(pieces)
        children = []
        for index, piece in enumerate(record.parts):
            is_wanted = wanted is None or index in wanted
            if isinstance(piece, TemplateTextRecord):
                if wanted is not None and is_wanted and wanted[index].has_words:
                    children.append(self._line_of_text(piece, wanted[index]))
                elif len(record.parts) == 1:
                    children.append(self._explainer.explain(piece))
                continue
            each = self._explainer.explain(piece)
            each.is_detail = each.is_detail or not is_wanted
            children.append(each)
        text = f"template {os.path.basename(source.name) or 'inline'}"
        return self._explainer.make("template", text, record.value, record.node, source, children)

    def _line_of_text(self, piece: Record, shown: Shown) -> Explanation:
        """The text of a template that a line of the result has."""
        made = self._explainer.of_record(piece, (), [])
        made.text, made.value = "text of the template", shown.text
        if made.line is not None:
            made.line, made.column = made.line + shown.lines_before, None
        return made

    def value(self, record: TemplateValueRecord) -> Explanation:
        made = self._explainer.of_record(record, (), self._explainer.parts(record))
        inner = []
        for control in record.control.outwards() if record.control else []:
            if isinstance(control, InTemplate):
                break
            inner.append(control)
        made.children += self._explainer.conditions(inner)
        return made

    def variable(self, record: TemplateVariableRecord, path: Path) -> Explanation:
        """A Puppet variable that Ruby code reads, or what a path leads to in it."""
        explainer = self._explainer
        found = record.found
        (binding,) = record.parts
        children = [explainer.explain(binding, path), *explainer.conditions(found.beyond)]
        if len(children) == 1 and isinstance(binding, OutsideRecord):
            return children[0]
        name = f"@{found.name}" + "".join(f"[{literal(key)}]" for key in path)
        return explainer.make(
            "template-variable", name, dig(record.value, path), children=children,
            note=route(found),
        )  # fmt: skip

    def erb(self, record: ErbTemplateRecord) -> Explanation:
        trace = record.trace
        path = trace.source.name
        text = f"template {os.path.basename(path) or 'inline'}"
        made = self._explainer.make("template", text, record.value)
        made.file, made.line = path or None, 1 if path else None
        if trace.root is None or not (trace.pieces or trace.writing):
            made.children = _Untraced(self._explainer, record).children()
        else:
            made.children = _Rendering(self._explainer, record).children()
        return made


class _Untraced:
    """A template that real Ruby has rendered: only which variables it read is known."""

    def __init__(self, explainer: BaseExplainer, record: ErbTemplateRecord) -> None:
        self._explainer = explainer
        self._record = record

    def children(self) -> list[Explanation]:
        source = self._record.trace.source
        lines = source.text.split("\n")
        made = []
        for part in self._record.parts:
            each = self._explainer.explain(part)
            if isinstance(part, TemplateVariableRecord):
                numbers = lines_reading(lines, part.found.name)
                if numbers:
                    shown = ", ".join(map(str, numbers[:5]))
                    note = f"{'line' if len(numbers) == 1 else 'lines'} {shown} of the template"
                    each.note = note if each.note is None else f"{note}; {each.note}"
                    if each.file is None:
                        each.file, each.line = source.name or None, numbers[0]
            made.append(each)
        return made


def lines_reading(lines: list[str], name: str) -> list[int]:
    """The lines of a template that mention a variable."""
    leaf = re.escape(name.removeprefix("::"))
    wanted = re.compile(
        rf"@{leaf}\b|lookupvar\(?\s*['\"](::)?{leaf}['\"]|scope\[['\"](::)?{leaf}['\"]"
    )
    return [number for number, line in enumerate(lines, 1) if wanted.search(line)]


class _Rendering:
    """One rendering of a template in ERB."""

    def __init__(self, explainer: BaseExplainer, record: ErbTemplateRecord) -> None:
        self._explainer = explainer
        self._record = record
        self._trace = record.trace
        #: What sets each local variable: assignments, and calls that change it.
        self._locals = _definitions(self._trace.root)
        self._explained: set[int] = set()
        #: The definitions of local variables that are explained, with the paths into them.
        self._defined: set[tuple[int, Path]] = set()

    def children(self) -> list[Explanation]:
        """The tags that wrote, then what decided about output, then what else was read."""
        focus = self._explainer.focus
        pieces = [piece for _, piece in self._trace.pieces]
        wanted = None if focus is None else focus.pieces(pieces)
        by_tag: dict[int, tuple[Node, list[str]]] = {}
        made: list[Explanation] = []
        for index, (node, text) in enumerate(self._trace.pieces):
            if wanted is None or index in wanted:
                is_text = is_call_of(node, "__text")
                if wanted is not None and is_text and wanted[index].has_words:
                    made.append(self._line_of_text(node, wanted[index]))
                by_tag.setdefault(node.id, (node, []))[1].append(text)
        tags = [each for each in by_tag.values() if is_call_of(each[0], "__show")]
        made += self._failed()
        made += [self._tag(node, outputs) for node, outputs in tags]
        for each in made[_MOST_TAGS:]:
            each.is_detail = True
        for node, _ in by_tag.values():
            made += self._reasons(node)
        made += self._without_effect()
        made += self._others()
        return made

    def _failed(self) -> list[Explanation]:
        """The tag that has ended the rendering."""
        node = self._trace.writing
        return [] if node is None else [self._tag(node, [])]

    def _line_of_text(self, node: Node, shown: Shown) -> Explanation:
        made = self._explainer.make("template-text", "text of the template", shown.text)
        made.file = self._trace.source.name or None
        made.line = node.start_point[0] + 1 + shown.lines_before
        return made

    def _tag(self, node: Node, outputs: list[str]) -> Explanation:
        (argument,) = node.child_by_field_name("arguments").named_children
        code = _text_of(argument)[1:-1].strip()
        value: Value = outputs[0] if len(outputs) == 1 else list(outputs[:_MOST_VALUES])
        if not outputs:
            value = NO_VALUE
        made = self._explainer.make("template-value", shortened(f"<%= {code} %>"), value)
        if len(outputs) > 1:
            made.note = f"rendered {len(outputs)} times"
        self._place(made, argument, code)
        made.children = self._inside(argument) + self._reasons(node)
        return made

    def _place(self, made: Explanation, node: Node, code: str) -> None:
        source = self._trace.source
        line = node.start_point[0] + 1
        made.file, made.line = source.name or None, line
        if line <= len(source.line_starts):
            at = source.line_text(line).find(code.split("\n")[0])
            made.column = at + 1 if at >= 0 else 1

    # --- What a piece of Ruby has read

    def _inside(self, node: Node, beyond: Path = ()) -> list[Explanation]:
        """What was read below a node, and through which local variables.

        What follows a node is the path that its users go along.
        """
        made = []
        names: set[tuple[str, Path]] = set()
        for each in walk(node):
            for record in self._trace.reads.get(each.id, {}).values():
                self._explained.add(id(record))
                made += [
                    self._explainer.explain(record, leading(record.value, path))
                    for path in self._paths(each, node, beyond)
                ]
            if each.type == "identifier" and not _names_method(each):
                name = _text_of(each)
                for path in self._paths(each, node, beyond):
                    if (name, path) not in names:
                        names.add((name, path))
                        made += self._local(name, each, node, path)
        return made

    def _paths(self, node: Node, around: Node, beyond: Path) -> list[Path]:
        """The paths of keys along which code goes into the value of a node."""
        paths: list[Path] = [()]
        while node.id != around.id:
            parent = node.parent
            keys = None if parent is None else keys_of(parent)
            if parent is None or keys is None or accessed(parent) != node:
                return paths
            for key in keys:
                values = self._key_values(key)
                if not values or len(paths) * len(values) > _MOST_PATHS:
                    return paths
                paths = [(*path, value) for path in paths for value in values]
            node = parent
        return [(*path, *beyond) for path in paths]

    def _key_values(self, key: Node) -> list[Value]:
        """The values that a key had; literals need not have been evaluated for that."""
        if key.type == "string" and all(
            each.type == "string_content" for each in key.named_children
        ):
            return ["".join(map(_text_of, key.named_children))]
        if key.type == "integer":
            return [int(_text_of(key))] if _text_of(key).isdigit() else []
        return list(self._trace.keys.get(key.id, ()))

    def _local(self, name: str, node: Node, around: Node, path: Path) -> list[Explanation]:
        """What a local variable was set to, and where."""
        blocks = (each for each in outwards(node) if each.type in _BLOCKS)
        block = next((each for each in blocks if name in _names_of(each)), None)
        if block is not None:
            if _is_below(block, around):
                return []  # a block of the very code that is explained
            call = block.parent
            receiver = None if call is None else call.child_by_field_name("receiver")
            return [] if receiver is None else [self._definition(name, call, receiver)]
        places = self._locals.get(name, [])
        if len(places) == 1 and _is_plain_assignment(places[0]):
            right = places[0].child_by_field_name("right")
            if right is not None and places[0].id in self._trace.values and right.id != around.id:
                return [self._definition(name, places[0], right, path)]
        return [
            self._definition(name, each, each)
            for each in places
            if each.id in self._trace.values and each.id != around.id
        ]

    def _definition(self, name: str, place: Node, value: Node, path: Path = ()) -> Explanation:
        head = _text_of(place).split("\n")[0]
        made = self._explainer.make(
            "template-local", name, NO_VALUE, note=f"from {shortened(head)}"
        )
        self._place(made, place, head)
        if (place.id, path) in self._defined or (not path and place.id in self._explained):
            made.note = "explained above"
            return made
        self._defined.add((place.id, path))
        self._explained.add(place.id)
        if place.type in ASSIGNMENTS:
            made.value = _as_puppet(self._trace.values.get(place.id, NO_VALUE))
        made.children = self._inside(value, path) + self._reasons(place)
        return made

    # --- Why it was rendered

    def _reasons(self, node: Node) -> list[Explanation]:
        """The conditions and loops around a node, each explained once."""
        made = []
        inner = node
        for each in outwards(node):
            field = CONDITIONS.get(each.type)
            deciding = each.child_by_field_name(field) if field is not None else None
            if deciding is not None and deciding != inner:
                made += self._condition(each, deciding)
            elif each.type == "call" and inner == each.child_by_field_name("block"):
                made += self._loop(each)
            inner = each
        return made

    def _condition(self, node: Node, deciding: Node) -> list[Explanation]:
        if node.id in self._explained:
            return []
        self._explained.add(node.id)
        code = _text_of(deciding)
        made = self._explainer.make(
            "condition", _WORDS.get(node.type, "") + shortened(code),
            _as_puppet(self._trace.values.get(deciding.id, NO_VALUE)), note="because",
        )  # fmt: skip
        self._place(made, deciding, code)
        made.children = self._inside(deciding)
        if node.type == "case":
            for when in node.named_children:
                for pattern in when.children_by_field_name("pattern"):
                    made.children += self._inside(pattern)
        return [made]

    def _loop(self, call: Node) -> list[Explanation]:
        receiver = call.child_by_field_name("receiver")
        if call.id in self._explained or receiver is None:
            return []
        self._explained.add(call.id)
        head = _text_of(call).split("\n")[0]
        made = self._explainer.make("loop", shortened(head))
        self._place(made, call, head)
        made.children = self._inside(receiver)
        # Its tags say the same where they name the elements.
        made.is_detail = True
        return [made]

    def _without_effect(self) -> list[Explanation]:
        """Conditions and loops that nothing was written under."""
        made = []
        for node in walk(self._trace.root):
            field = CONDITIONS.get(node.type)
            if field is not None:
                deciding = node.child_by_field_name(field)
                if deciding is not None and deciding.id in self._trace.values:
                    made += self._condition(node, deciding)
            elif node.type == "call" and node.child_by_field_name("block") is not None:
                made += self._loop(node)
        for each in made:
            each.is_detail = True
        return made

    def _others(self) -> list[Explanation]:
        """What was read without it being clear what for."""
        made = []
        for part in self._record.parts:
            if id(part) not in self._explained:
                each = self._explainer.explain(part)
                each.is_detail = True
                made.append(each)
        return made


def _as_puppet(value: Value) -> Value:
    """What a condition came to, for people: of Ruby objects only that they are true."""
    plain = value is NO_VALUE or value is None or type(value) in (bool, int, float, str, list, dict)
    return value if plain else True


def _text_of(node: Node) -> str:
    text: str = node.text.decode("utf-8", "replace")
    return text


def _names_method(node: Node) -> bool:
    """Whether an identifier is the name of a method that is called on something."""
    parent = node.parent
    if parent is None or parent.type != "call":
        return False
    return bool(parent.child_by_field_name("method") == node)


def _definitions(root: Node) -> dict[str, list[Node]]:
    """The assignments to each local variable, and the calls that may change what it holds."""
    found: dict[str, list[Node]] = {}
    for node in walk(root):
        if node.type in ASSIGNMENTS:
            for each in walk(node.child_by_field_name("left")):
                if each.type == "identifier":
                    found.setdefault(_text_of(each), []).append(node)
        else:
            changed = changed_local(node)
            if changed is not None:
                found.setdefault(_text_of(changed), []).append(node)
    return found


def _is_plain_assignment(node: Node) -> bool:
    """Whether a node is `name = value`."""
    left = node.child_by_field_name("left")
    return node.type == "assignment" and left is not None and left.type == "identifier"


def _names_of(block: Node) -> set[str]:
    """The parameters of a block."""
    parameters = block.child_by_field_name("parameters")
    if parameters is None:
        return set()
    return {_text_of(each) for each in walk(parameters) if each.type == "identifier"}


def _is_below(node: Node, other: Node) -> bool:
    return bool(other.start_byte <= node.start_byte and node.end_byte <= other.end_byte)
