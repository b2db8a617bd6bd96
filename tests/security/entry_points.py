"""The ways in which text of others reaches the program, each with inputs to mutate.

Each function takes an input and does with it what the program does. What it may raise is what its
interface declares, and is caught here: anything else is a mistake.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any

from mupuppet import Environment
from mupuppet.analysis.file_checks import check_file
from mupuppet.basics.records import Record
from mupuppet.cli.batch import answer
from mupuppet.cli.configuration_files import read_configuration_file
from mupuppet.cli.diff import _stored_catalog
from mupuppet.compiler.api import compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.compiler.limits import Limits
from mupuppet.data_formats.hocon_reader import parse_hocon
from mupuppet.data_formats.json_reader import JsonError, parse_json
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.pson_reader import parse_pson
from mupuppet.data_formats.yaml_reader import parse_yaml
from mupuppet.diff.changes import Outcome
from mupuppet.diff.given_catalogs import WrongCatalog, checked_catalog
from mupuppet.diff.render_html import render_html
from mupuppet.diff.render_junit import render_junit
from mupuppet.diff.render_markdown import render_markdown
from mupuppet.diff.render_text import render_text
from mupuppet.diff.report import node_changes, report_of
from mupuppet.environment.classification import read_classification
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource, ExportsError
from mupuppet.environment.facts import read_facts
from mupuppet.environment.node_records import NodeRecord, NodesInMemory
from mupuppet.environment.pql import QueryError
from mupuppet.environment.query_evaluation import answer_query
from mupuppet.fleet.inventory import (
    InventoryError,
    classes_in_puppetdb,
    from_file,
    from_puppetdb,
)
from mupuppet.provenance.provenance import Provenance
from mupuppet.provenance.render_text import TextOptions
from mupuppet.provenance.render_text import render_text as show_why
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.semantics.run import run as run_rules
from mupuppet.semantics.translate import translate
from mupuppet.server.http import HttpError, parameters_of
from mupuppet.server.reports import ReportRefused, for_puppetdb
from mupuppet.server.routes import find_route
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.syntax.pn import to_pn
from mupuppet.syntax.validation import validate
from mupuppet.types.base import TypeArgumentError, UnusableType
from mupuppet.types.builtin import parse_type
from mupuppet.values.regexps import PatternError, compile_pattern, search_seconds
from tests.oracle.ruby.erb import VARIABLES, stub_host
from tests.paths import CORPUS
from tests.security import inputs

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
    search_seconds.set(0.05)  # some take as long as they may
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
    with closing(sqlite3.connect(path)) as connection, connection:
        table, sql = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%parameters%' LIMIT 1"
        ).fetchone()
    connection.close()
    assert "tags" in sql
    return path, table, sql


def _row(text: str) -> None:
    path, table, _ = _store()
    column = "tags" if text.startswith("[") else "parameters"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE {table} SET {column} = ?", (text.encode(errors="replace"),))
    connection.close()
    with suppress(ExportsError):
        ExportStore(path).search("Notify", "b", None)


def _answered(**request: Any) -> None:
    settings = {"ruby": "never", "limits": {"seconds": 5, "search_seconds": 1}}
    found = answer(json.dumps({**request, "settings": settings}).encode())["error"] or ""
    assert not found.startswith(("internal", "bad request")), found


def _module_file(path: str, code: str) -> Callable[[str], None]:
    """A file of a module, and code that uses it."""

    def use(text: str) -> None:
        _answered(code=code, modules={f"m/{path}": text})

    return use


def _lookup(text: str) -> None:
    """Data, and how it is merged, after a line that separates it from the hierarchy."""
    hierarchy, _, data = text.partition("\n---\n")
    files = {"hiera.yaml": hierarchy, "data/a.yaml": data, "data/b/c.yaml": "x: {k: [1]}\ny: z\n"}
    code = "notice(lookup('x', undef, 'deep', 1), lookup('y', default_value => 2), lookup('z.0'))"
    _answered(code=code, environment_files=files)


def _why(text: str) -> None:
    inputs = compilation_inputs(Environment.from_code(text), ruby="never", limits=QUICK)
    provenance = Provenance.of(compile(inputs))
    if provenance.compilation.catalog is None:
        provenance.failure()
    for ref, name, explanation in islice(provenance.everything(), 5):
        show_why(f"{ref} {name}", explanation, TextOptions())


def _report(text: str) -> None:
    try:
        report = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(report, dict):
        with suppress(ReportRefused):
            json.dumps(for_puppetdb(report))


def _catalog(text: str) -> None:
    """Two catalogs, one of which is the right one, are compared and shown in every way."""
    before = checked_catalog(json.loads(inputs.CATALOG[0]))
    try:
        after = checked_catalog(json.loads(text))
    except (ValueError, RecursionError):
        return
    made = report_of(
        [node_changes("a", Outcome(before), Outcome(after))], before="one", after="other"
    )
    for render in (render_text, render_markdown, render_html, render_junit):
        render(made)


def _inventory(text: str) -> None:
    with suppress(InventoryError):
        from_file(_written("inventory.yaml", text))
    try:
        rows = json.loads(text)
    except (ValueError, RecursionError):
        return
    rows = rows if isinstance(rows, list) else [rows]
    for read in (from_puppetdb, classes_in_puppetdb):
        with suppress(InventoryError):
            read(lambda _: rows)
    for row in rows:
        with suppress(WrongCatalog):
            _stored_catalog(row)


def _address(text: str) -> None:
    path, _, query = text.partition("?")
    for method in ("GET", "PUT"):
        with suppress(UnicodeDecodeError):
            find_route(method, path)
    with suppress(HttpError):
        parameters_of(query)


ENTRY_POINTS = {
    "parse": EntryPoint(_parse, lambda: cases("syntax")),
    "compile": EntryPoint(_compile, lambda: cases("compiler")),
    "step": EntryPoint(_step, lambda: cases("paper")),
    "batch": EntryPoint(_batch, lambda: inputs.REQUESTS),
    "template": EntryPoint(_template, lambda: inputs.ERB),
    "pattern": EntryPoint(_pattern, lambda: inputs.PATTERNS),
    "type": EntryPoint(_type, lambda: inputs.TYPES),
    "data": EntryPoint(_data, lambda: inputs.YAML),
    "hiera.yaml": EntryPoint(_file("hiera.yaml"), lambda: inputs.HIERA),
    "metadata.json": EntryPoint(_file("metadata.json"), lambda: inputs.METADATA),
    "Puppetfile": EntryPoint(_file("Puppetfile"), lambda: inputs.PUPPETFILE),
    "environment.conf": EntryPoint(
        _file("environment.conf"), lambda: ("modulepath = a:b\nmanifest = c\n",)
    ),
    "a.erb": EntryPoint(_file("a.erb"), lambda: inputs.ERB),
    "configuration": EntryPoint(_configuration, lambda: inputs.TOML),
    "facts": EntryPoint(_facts, lambda: inputs.FACTS),
    "query": EntryPoint(_query, lambda: inputs.PQL),
    "t.epp": EntryPoint(
        _module_file("templates/t.epp", "notice(epp('m/t.epp', { 'a' => 'b' }))"),
        lambda: inputs.EPP,
    ),
    "f.rb": EntryPoint(
        _module_file("lib/puppet/functions/m/f.rb", "notice(m::f(3))"), lambda: inputs.FUNCTION
    ),
    "type.rb": EntryPoint(
        _module_file("lib/puppet/type/thing.rb", "thing { 'x': ensure => present, size => 'bb' }"),
        lambda: inputs.RESOURCE_TYPE,
    ),
    "lookup": EntryPoint(_lookup, lambda: inputs.HIERARCHY_AND_DATA),
    "why": EntryPoint(_why, lambda: cases("compiler")),
    "report": EntryPoint(_report, lambda: inputs.REPORT),
    "catalog": EntryPoint(_catalog, lambda: inputs.CATALOG),
    "inventory": EntryPoint(_inventory, lambda: inputs.INVENTORY),
    "address": EntryPoint(_address, lambda: inputs.ADDRESSES),
    "row": EntryPoint(_row, lambda: inputs.ROWS),
}
