"""The ways in which text of others reaches the program, each with inputs to mutate.

Each function takes an input and does with it what the program does. What it may raise is what its
interface declares, and is caught here: anything else is a mistake.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from tempfile import TemporaryDirectory

from mupuppet import Environment
from mupuppet.analysis.file_checks import check_file
from mupuppet.basics.records import Record
from mupuppet.cli.batch import answer
from mupuppet.cli.configuration_files import read_configuration_file
from mupuppet.compiler.api import compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.compiler.limits import Limits
from mupuppet.data_formats.hocon_reader import parse_hocon
from mupuppet.data_formats.json_reader import JsonError, parse_json
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.pson_reader import parse_pson
from mupuppet.data_formats.yaml_reader import parse_yaml
from mupuppet.environment.classification import read_classification
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource, ExportsError
from mupuppet.environment.facts import read_facts
from mupuppet.environment.node_records import NodeRecord, NodesInMemory
from mupuppet.environment.pql import QueryError
from mupuppet.environment.query_evaluation import answer_query
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.semantics.run import run as run_rules
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.syntax.pn import to_pn
from mupuppet.syntax.validation import validate
from mupuppet.types.base import TypeArgumentError, UnusableType
from mupuppet.types.parsing import parse_type
from mupuppet.values.regexps import PatternError, compile_pattern
from tests.oracle.ruby.erb import VARIABLES, stub_host
from tests.paths import CORPUS

QUICK = Limits(seconds=5.0, search_seconds=1.0)


class EntryPoint(Record):
    """One way in: what is done with an input, and inputs that are right."""

    use: Callable[[str], None]
    inputs: Callable[[], tuple[str, ...]]


@cache
def cases(corpus: str) -> tuple[str, ...]:
    """Small files of a corpus."""
    found: list[str] = []
    for path in sorted((CORPUS / corpus).rglob("*.cases")):
        found += re.split(r"^(?:===|---).*$", path.read_text(encoding="utf-8"), flags=re.M)
    return tuple(each for each in found if 20 < len(each) < 2000)


def _parse(text: str) -> None:
    for epp in (False, True):
        source = SourceFile(text, "a.pp")
        result = parse(source, epp=epp)
        if result.ok:
            validate(result, source)
            to_pn(result.program)


def _compile(text: str) -> None:
    compile(compilation_inputs(Environment.from_code(text), ruby="never", limits=QUICK))


def _step(text: str) -> None:
    result = parse(SourceFile(text, "a.pp"))
    if not result.ok:
        return
    manifest = translate(result.program, SourceFile(text, "a.pp")).manifest
    if manifest is not None:
        for _ in run_rules(manifest, node="a", facts={"x": 1}, step_limit=300):
            pass


def _batch(text: str) -> None:
    found = answer(text.encode("utf-8", "surrogatepass"))["error"] or ""
    assert not found.startswith("internal"), found


def _template(text: str) -> None:
    with suppress(RubyError, UnsupportedRuby, ArithmeticError):  # a number is out of range
        compile_template(text).render(stub_host(VARIABLES), "t.erb")


def _pattern(text: str) -> None:
    with suppress(PatternError):
        compile_pattern(text).search("aaa bbb\nccc" * 3)


def _type(text: str) -> None:
    with suppress(TypeArgumentError, UnusableType):
        parse_type(text)


def _data(text: str) -> None:
    content = text.encode("utf-8", "surrogateescape")
    for read in (parse_yaml, parse_json, parse_hocon):
        with suppress(DataProblem):
            read(content, "a")
    with suppress(JsonError):
        parse_pson(text)


def _file(name: str) -> Callable[[str], None]:
    def check(text: str) -> None:
        check_file(SourceFile(text, name))

    return check


@cache
def _directory() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="fuzz")


def _written(name: str, text: str) -> str:
    path = f"{_directory().name}/{name}"
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
    return path


def _configuration(text: str) -> None:
    for name in ("mupuppet.toml", "pyproject.toml"):
        read_configuration_file(_written(name, text), is_named=True)


def _facts(text: str) -> None:
    read_facts(_written("facts.json", text))
    read_facts(_written("facts.yaml", text), "a")
    read_classification(_written("node.yaml", text), "a")


@cache
def _nodes() -> NodesInMemory:
    return NodesInMemory(
        [NodeRecord("a", "production", "2020", {"os": {"name": "x"}, "n": 1}, {}, {"Notify": []})]
    )


def _query(text: str) -> None:
    with suppress(QueryError):
        answer_query(text, _nodes())
    try:
        query = json.loads(text)
    except (ValueError, RecursionError):
        return
    with suppress(QueryError):
        answer_query(query, _nodes())


@cache
def _store() -> tuple[str, str, str]:
    path = f"{_directory().name}/store.sqlite"
    ExportStore(path).replace("a", [ExportedResource("a", "Notify", "x", {"message": 1}, ("t",))])
    with sqlite3.connect(path) as connection:
        table, sql = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%parameters%' LIMIT 1"
        ).fetchone()
    connection.close()
    assert "tags" in sql
    return path, table, sql


def _row(text: str) -> None:
    path, table, _ = _store()
    column = "tags" if text.startswith("[") else "parameters"
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE {table} SET {column} = ?", (text.encode(errors="replace"),))
    connection.close()
    with suppress(ExportsError):
        ExportStore(path).search("Notify", "b", None)


_YAML = (
    "x: 1\ny: [a, {b: '%{x}'}]\nz: |\n  text\nlookup_options: {x: {merge: deep}}\n",
    "--- &a\n- !ruby/sym x\n- *a\n- 2020-02-30 1:2:3\n- 0x1F\n- .inf\n- <<: {a: 1}\n",
    '{"a": [1, -2.5e3, null, true, "\\u00e9"], "b": {}}',
    'a { b = 1, c = ${a.b} "x" }\ninclude "d"\nl = [1, 2] ${?E}\n"""t"""',
)
_HIERA = (
    (
        "version: 5\ndefaults: {datadir: data, data_hash: yaml_data}\nhierarchy:\n"
        "  - {name: a, path: 'a.yaml'}\n  - {name: b, glob: '*/%{x}.yaml', options: {k: v}}\n"
        "  - {name: c, mapped_paths: [x, y, '%{y}']}\n"
    ),
)
_METADATA = (
    (
        '{"name": "a-m", "version": "1.0.0", "author": "a", "license": "x", "summary": "s",'
        ' "source": "u", "dependencies": [{"name": "b/c", "version_requirement": ">= 1.0 < 2"}]}'
    ),
)
_PUPPETFILE = ("forge 'https://x'\nmod 'a/b', '1.0'\nmod 'c', git: 'u', ref: \"v#{1}\"\n",)
_TOML = ("[tool.mupuppet]\nnode = 'a'\nlimits = {seconds = 1}\n[[x]]\ny = 2020-01-01\n",)
_PQL = (
    'nodes[certname] { facts.os.name ~ "x" and not n > 1 order by certname limit 2 }',
    'resources { type = "File" and parameters.mode = "0644" }',
    '["from", "nodes", ["extract", ["certname", ["function", "count"]], ["=", "n", 1]]]',
    "facts[name, value] { value in [1, 2] group by name }",
)
_ROWS = ('{"message": {"a": [1, null]}}', '["t", "u"]')
_PATTERNS = (r"\A(?<n>a+)\k<n>*?[[:alpha:]\d&&[^x]]\z", r"(?i:a|b){2,3}\p{L}(?>x)(?=y)(?<!z)\h\R")
_TYPES = (
    "Variant[Integer[1, 2], Optional[Struct[{a => String[1], Optional[b] => Enum['x']}]]]",
    "Hash[Pattern[/a/], Callable[[Any, 1, default], Integer]]",
)
_ERB = (
    "<% @list.each do |x| -%>\n<%= x.to_s.gsub(/a/) { |m| m * 2 } %>\n<% end -%>",
    '<%= [3, 1].sort.map { |x| "%05.2f" % x }.join(",") %><%= {a: 1}.to_a.inspect %>',
)
_REQUESTS = (
    '{"code": "notice($x)", "facts": {"x": 1}, "node": "a", "settings": {"ruby": "never"}}',
    (
        '{"code": "include m", "modules": {"m/manifests/init.pp": "class m {}"},'
        ' "settings": {"ruby": "never", "strict": "error", "limits": {"seconds": 5}}}'
    ),
)
_FACTS = (
    '{"name": "a", "values": {"os": {"name": "x"}, "n": 1.5}}',
    "classes: {a: {b: [1]}}\nparameters: {c: d}\nenvironment: e\n",
)

ENTRY_POINTS = {
    "parse": EntryPoint(_parse, lambda: cases("syntax")),
    "compile": EntryPoint(_compile, lambda: cases("compiler")),
    "step": EntryPoint(_step, lambda: cases("paper")),
    "batch": EntryPoint(_batch, lambda: _REQUESTS),
    "template": EntryPoint(_template, lambda: _ERB),
    "pattern": EntryPoint(_pattern, lambda: _PATTERNS),
    "type": EntryPoint(_type, lambda: _TYPES),
    "data": EntryPoint(_data, lambda: _YAML),
    "hiera.yaml": EntryPoint(_file("hiera.yaml"), lambda: _HIERA),
    "metadata.json": EntryPoint(_file("metadata.json"), lambda: _METADATA),
    "Puppetfile": EntryPoint(_file("Puppetfile"), lambda: _PUPPETFILE),
    "environment.conf": EntryPoint(
        _file("environment.conf"), lambda: ("modulepath = a:b\nmanifest = c\n",)
    ),
    "a.erb": EntryPoint(_file("a.erb"), lambda: _ERB),
    "configuration": EntryPoint(_configuration, lambda: _TOML),
    "facts": EntryPoint(_facts, lambda: _FACTS),
    "query": EntryPoint(_query, lambda: _PQL),
    "row": EntryPoint(_row, lambda: _ROWS),
}
