"""No operand, pattern or tree of links makes a compilation take forever."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Environment, Limits, compile
from mupuppet.basics.caches import cached_by_size, cached_if_short, empty_caches
from mupuppet.cli.batch import answer
from mupuppet.cli.inputs import Input
from mupuppet.cli.main import main
from mupuppet.cli.workers import map_files, map_in_order
from mupuppet.diff.values import changed_lines
from mupuppet.environment.configuration import ConfigurationContext, read_configuration
from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.fleet.causes import hunks_of
from mupuppet.fleet.snapshots import difference, directory_snapshot
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.inventory import variables_of_path
from mupuppet.semantics.auxiliary import fits
from mupuppet.semantics.terms import NodePattern
from mupuppet.supervision import WorkerDied
from mupuppet.syntax.node_names import pattern_name
from mupuppet.types.base import TypeFailure
from mupuppet.types.uri_types import URIType
from mupuppet.values.regexps import PatternError, compile_pattern, search_seconds
from mupuppet.values.strptime import read_time
from mupuppet.values.times import TimeError
from mupuppet.values.timespans import parse_timespan
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import VersionError
from mupuppet.versions import DEFAULT
from tests.cli.command import clean_environment, mupuppet

#: Modules are compiled whenever they are loaded, which needs memory.
_NO_BYTECODE = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "/nonexistent"}


def rendered(expression: str) -> tuple[str | None, str | None]:
    """What a template makes of an expression, or why it does not."""
    code = f"notify {{ 'a': message => inline_template('<%= {expression} %>') }}"
    request = {"code": code, "settings": {"ruby": "never"}}
    result: dict[str, Any] = answer(json.dumps(request).encode())
    if result["ok"]:
        resources = result["catalog"]["resources"]
        return next(r["parameters"]["message"] for r in resources if r["type"] == "Notify"), None
    return None, result["error"]


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("12345.round(-10**9)", "0"),
        ("-12345.round(-10**18)", "0"),
        ("10.floor(-10**20)", "0"),
        ("-10.ceil(-10**20)", "0"),
        ("0.ceil(-10**20)", "0"),
        ("1.0.round(10**10)", "1.0"),
        ("3.14.round(400)", "3.14"),
        ("1.5.round(-10**9)", "0"),
        ("15.round(-1)", "20"),
        ("14.floor(-1)", "10"),
        ("11.ceil(-1)", "20"),
        ("11.ceil(-4)", "10000"),
    ],
)
def test_numbers_with_any_number_of_places(expression: str, value: str) -> None:
    assert rendered(expression) == (value, None)


@pytest.mark.parametrize(
    "expression",
    [
        "12.ceil(-10**8)",
        '("9" * 200000).to_i',
        '[0x110000].pack("U")',
        '[0xD800].pack("U")',
        "Time.at(10**20)",
        "f(*)",
        "f(**)",
        "[*]",
        "f(a: )",
        "]",
        "case 1 when * then 2 end",
    ],
)
def test_what_is_out_of_range_is_a_construct_that_is_not_supported(expression: str) -> None:
    value, error = rendered(expression)
    assert value is None
    assert error is not None
    assert "needs Ruby" in error
    assert "line 1 of the template" in error


@pytest.mark.parametrize(
    "name", ["combination", "permutation", "repeated_combination", "repeated_permutation"]
)
def test_choices_of_any_length(name: str) -> None:
    """Those that do not exist take neither time nor memory; too many are not made."""
    for array in ("[]", "[1]", "[1, 2, 3]", "([0] * 50000)"):
        for length in ("10**9", "10**20", "40000"):
            value, error = rendered(f"a = 0; {array}.{name}({length}) {{ a += 1 }}; a")
            assert value in ("0", "1") or "needs Ruby" in (error or ""), (
                array,
                length,
                value,
                error,
            )


def test_patterns_of_names_take_no_time(tmp_path: Path) -> None:
    (tmp_path / ("a" * 200)).touch()
    (tmp_path / "ab.cab").touch()
    files = DataFiles([str(tmp_path)])
    assert files.glob(f"{tmp_path}/{'*a' * 60}*b") == []
    assert files.glob(f"{tmp_path}/a*c*b") == [f"{tmp_path}/ab.cab"]
    assert files.glob(f"{tmp_path}/*b*b") == [f"{tmp_path}/ab.cab"]
    assert files.glob(f"{tmp_path}/*.[cd]*") == [f"{tmp_path}/ab.cab"]


def test_names_of_node_patterns_take_no_time() -> None:
    """Quadratic time would be hours."""
    assert pattern_name(f"[{'(?' * 5_000_000}]", DEFAULT) == "__node_regexp__"


def test_patterns_of_many_sets_are_read_once() -> None:
    assert compile_pattern("[^x]]" * 60).search("y]" * 60) is not None
    assert compile_pattern("[^x]]" * 60 + "[a[b]]").search("y]" * 60 + "b") is not None


@pytest.mark.parametrize(
    ("source", "string"),
    [
        ("(?:a|aa|aaa)" * 40 + "b", "a" * 80),
        ("(a|.)(|a)" * 40 + "b", "a" * 80),
        (r"\\?" * 60 + "b", "\\" * 60),
        (r"\\*" * 20 + "b", "\\" * 200),
        (r"a{1,60}" * 20 + "b", "a" * 200),
        (r"(?::+)*b", ":" * 200),
        (r"(?:\w*\w*:)*!", "aaaa:" * 40),
        (r"(?:[0-Z]*:)*!", "::::" * 50),
        (r"(?:[a-z]\w*::)*" * 8 + "!", "aa::" * 200),
        (r"(?:,\w*)*!", ",aa" * 100_000),
        (r"^\s*b", "\n" * 1_000_000),
        (r"\As*t|\s*b", " " * 1_000_000),
        ("[ab]{30000}c", "a" * 1_000_000),
    ],
)
def test_searches_end_whatever_makes_them_long(source: str, string: str) -> None:
    """Python's engine, which nothing interrupts, is given what is short alone."""
    given = search_seconds.set(0.05)
    try:
        with suppress(PatternError):  # the other engine may be quick
            assert compile_pattern(source).search(string) is None
    finally:
        search_seconds.reset(given)


@pytest.mark.parametrize(
    ("source", "is_quick"),
    [
        (r"\A(?:::)?(?:[a-z]\w*::)*[a-z_]\w*(?:\.|\Z)", True),
        (r"(?:[a-z0-9]+\.)+x", True),
        (r"(?:/\w+)*\z", True),
        (r"(?m:a.b)", True),
        (r"(?::+)*b", False),  # separators are repeated
        (r"(?:\w*\w*:)*b", False),  # a word can be divided in several ways
        (r"(?:\w*:?)*b", False),  # nothing separates
        (r"(?:[0-Z]*:)*b", False),  # the set has the colon
        (r"(?:[a-z-]*-)*b", False),
        (r"(?:(?:a:)*b:)*c", False),
        (r"(?:a:|b)*c", False),
        (r"(a:)*b", False),  # what a repeated group captures is another question
    ],
)
def test_repeated_groups_of_python_engine_have_separators(source: str, is_quick: bool) -> None:
    assert (compile_pattern(source).longest > 0) is is_quick


@pytest.mark.parametrize("form", ["%Y", "%s", "%n", "%N", "%Z", " %S"])
def test_formats_of_times_with_many_fields(form: str) -> None:
    for string in ("1" * 100 + "x", " " * 100 + "x", "UTC" * 30 + "!"):
        assert read_time(string, form * 40) is None


def test_formats_of_time_spans_with_many_fields() -> None:
    given = search_seconds.set(0.05)
    try:
        with pytest.raises((TimeError, PatternError)):
            parse_timespan("1" * 100 + "x", ["%D" + "%H" * 40])
    finally:
        search_seconds.reset(given)


def test_paths_of_data_with_many_variables() -> None:
    given = search_seconds.set(0.05)
    try:
        with suppress(HieraError):
            assert variables_of_path("data/" + "%{a}a" * 30 + "!", "data/" + "a" * 200) is None
        assert variables_of_path("%{a}/%{::b}.yaml", "x/y/z.yaml") == {"a": "x/y", "b": "z"}
    finally:
        search_seconds.reset(given)


def circles(directory: Path) -> None:
    """Two links to the directory that they are in: 2³⁰ paths of 30 parts."""
    directory.mkdir(parents=True, exist_ok=True)
    for name in ("a", "b"):
        (directory / name).symlink_to(".")


def test_patterns_that_lead_in_circles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mupuppet.environment.data_files._MOST_DIRECTORIES", 1000)
    circles(tmp_path)
    with pytest.raises(DataFileError, match="too many directories"):
        DataFiles([str(tmp_path)]).glob(f"{tmp_path}/{'*/' * 30}x.yaml")


def test_a_module_path_that_leads_in_circles(tmp_path: Path) -> None:
    circles(tmp_path)
    (tmp_path / "dist" / "m").mkdir(parents=True)
    # Linux follows 40 links at most, sometimes fewer while others change directories.
    (tmp_path / "environment.conf").write_text(f"modulepath = {'*/' * 30}dist\n")
    area = ReadableDirectories([str(tmp_path)])
    found = read_configuration(str(tmp_path), ConfigurationContext("production"), area).modulepath
    assert [os.path.realpath(path) for path in found] == [str(tmp_path / "dist")]


def test_ruby_files_below_links_in_circles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    functions = tmp_path / "modules" / "m" / "lib" / "puppet" / "functions"
    circles(functions)
    circles(tmp_path / "modules" / "m" / "lib" / "puppet" / "parser" / "functions")
    circles(tmp_path / "modules" / "m" / "lib")
    (functions / "m").mkdir()
    source = "Puppet::Functions.create_function(:'m::f') do\n  def f\n    1\n  end\nend\n"
    (functions / "m" / "f.rb").write_text(source)
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("notice(m::f())\n")
    assert compile(Environment.from_directory(tmp_path)).ok
    assert main(["env", str(tmp_path)]) == 0
    capsys.readouterr()


# --- Comparisons


def test_lines_that_are_much_alike_are_compared_as_lines() -> None:
    """Not character by character, which takes time that grows with the cube of their number."""
    before = "\n".join("ab" * 20_000 + str(n) for n in range(50))
    lines = changed_lines(before, before.replace("b", "c"))
    assert [line[0] for line in lines] == ["-"] * 50 + ["+"] * 50
    assert changed_lines("a\nb\n--- c", "a\nb") == ["---- c"]
    assert changed_lines("a", "a") == []


def test_files_of_equal_lines_are_replaced_as_a_whole(tmp_path: Path) -> None:
    snapshots = []
    for name, lines in (("old", 100_000), ("new", 100_001)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.yaml").write_text("\n" * lines)
        (tmp_path / name / "b.yaml").write_text(f"x: 1\ny: {lines}\n")
        snapshots.append(directory_snapshot(str(tmp_path / name), name))
    before, after = snapshots
    hunks = hunks_of(before, after, difference(before, after))
    assert [each.is_whole for each in hunks["a.yaml"].hunks] == [True]
    assert [(each.old, each.is_whole) for each in hunks["b.yaml"].hunks] == [((1, 2), False)]


# --- Caches


def test_caches_are_bounded_by_the_size_of_what_is_in_them() -> None:
    calls = []

    @cached_by_size(1000)
    def length(string: str) -> int:
        calls.append(string)
        return len(string)

    for string in ("a" * 300, "b" * 300, "a" * 300, "c" * 2000, "c" * 2000):
        assert length(string) == len(string)
    assert [each[0] for each in calls] == ["a", "b", "c", "c"]
    length("d" * 300)  # more than fits
    length("a" * 300)
    length("b" * 300)
    assert [each[0] for each in calls[4:]] == ["d", "b"]
    empty_caches()
    length("b" * 300)
    assert [each[0] for each in calls[6:]] == ["b"]


def test_long_strings_are_not_cached() -> None:
    calls = []

    @cached_if_short(10, longest=5)
    def length(string: str) -> int:
        calls.append(string)
        return len(string)

    for string in ("short", "short", "longer", "longer"):
        length(string)
    assert calls == ["short", "longer", "longer"]


# --- Patterns that look at the same characters again and again


def test_lines_of_environment_conf_take_no_time(tmp_path: Path) -> None:
    spaces = " " * 100_000
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("notify { 'x': }\n")
    for line in (
        f"modulepath = x {{{spaces}",
        "modulepath = " + "{ " * 100_000,
        f"modulepath ={spaces}x{spaces}y{spaces}",
        f"{spaces}[main",
        f"modulepath{spaces}",
    ):
        (tmp_path / "environment.conf").write_text(f"{line}\n")
        ran = mupuppet("compile", tmp_path, "--limit", "seconds=10")
        assert ran.status in (0, 1)
        assert "out-of-time" not in ran.err


def test_options_after_a_setting_are_still_read(tmp_path: Path) -> None:
    area = ReadableDirectories([str(tmp_path)])
    for value, expected in {
        "a": "a",
        "a {owner = root, mode = 644}": "a",
        "a { owner = root , mode = 644 } ": "a",
        "a {}": "a {}",
        "{a": "{a",
    }.items():
        (tmp_path / "environment.conf").write_text(f"config_version = {value}   \n")
        read = read_configuration(str(tmp_path), ConfigurationContext("production"), area)
        assert read.values["config_version"] == expected


def test_ranges_of_versions_take_no_time() -> None:
    spaces = " " * 200_000
    for written in (f"1.0.0{spaces}2.0.0", f"1.0.0{spaces}||{spaces}2.0.0", f">{spaces}", spaces):
        with suppress(VersionError):
            parse_range(written)
    assert parse_range("1.0.0 ||  2.0.0").ranges == parse_range("1.0.0||2.0.0").ranges


def test_schemes_of_uris_take_no_time() -> None:
    for string in ("a" * 1_000_000, "a" * 1_000_000 + "/:", "1" * 1_000_000 + ":"):
        with pytest.raises(TypeFailure):
            URIType.of(string)
    for string in ("a:b", "http://example.com/a:b", "a+b-c.1:x"):
        assert URIType.of(string).parameters is not None


# --- Requests


def test_requests_do_not_take_memory_from_each_other() -> None:
    """Large templates, each another one, and a request that needs some memory itself."""
    lines = [
        json.dumps({"id": n, "code": f'notice(inline_template("{f"x{n}" * 400_000}"))'})
        for n in range(12)
    ]
    innocent = "notify { 'a': message => Integer[1, 50000].map |$i| { \"${i}\" }.join(',') }"
    lines.append(json.dumps({"id": "innocent", "code": innocent}))
    ran = mupuppet("batch", "--memory", "700", stdin="\n".join(lines).encode())
    last = json.loads(ran.out.splitlines()[-1])
    assert (last["id"], last["error"]) == ("innocent", None)


#: Doubles a string, without the limit of strings, until there is no memory.
DOUBLING = """Integer[1, 100].reduce('aaaaaaaaaaaaaaaaaaa') |$m, $i| { "${m}${m}${m}${m}" }"""
_LONG = "characters=1000000000000"


def test_a_request_without_memory_takes_none_from_the_next() -> None:
    hungry = {"code": f"$x = {DOUBLING}", "settings": {"limits": {"characters": 10**12}}}
    lines = [hungry, *({"code": f"inline_template('<%= {each} %>')"} for each in range(5))]
    stdin = "\n".join(map(json.dumps, lines)).encode()
    ran = mupuppet("batch", "--memory", "500", "--ruby", "never", stdin=stdin)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [each["error"] for each in answers[1:]] == [None] * 5
    assert answers[0]["diagnostics"][0]["id"] == "out-of-memory"


@pytest.mark.parametrize("name", ["a", "m"])
@pytest.mark.parametrize("verb", ["compile", "fleet"])
def test_a_node_without_memory_takes_none_from_the_others(
    verb: str, name: str, tmp_path: Path
) -> None:
    """The first node is compiled before others are forked."""
    innocent = "".join(
        f"node 'n{each}' {{ notify {{ inline_template('<%= {each} %>'): }} }}\n"
        for each in range(4)
    )
    code = {"a": "", "m": "", name: f"$x = {DOUBLING}"}
    named = "".join(f"node '{each}' {{ {body} }}\n" for each, body in code.items())
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text(named + innocent)
    options = ["--memory", "400", "--limit", _LONG, "--jobs", "2", "--ruby", "never"]
    arguments = [".", *options, *(["--all-nodes"] if verb == "compile" else [])]
    ran = mupuppet(verb, *arguments, directory=tmp_path)
    shown = ran.out + ran.err
    assert "there is not enough memory to evaluate this" in shown
    assert "1 of 6 nodes failed" in shown or "1 failed" in shown
    assert "Traceback" not in shown
    if verb == "compile":
        outcomes = dict(line.split(maxsplit=1) for line in ran.out.splitlines()[:6])
        assert {each for each, outcome in outcomes.items() if "resource" not in outcome} == {name}


def test_a_node_whose_process_dies_fails_alone(tmp_path: Path) -> None:
    killing = "node 'b' { generate('/bin/sh', '-c', 'kill -9 $PPID') }"
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text(f"node 'a' {{ }}\n{killing}\nnode 'c' {{ }}\n")
    options = ["--all-nodes", "--allow-generate=/bin/sh", "--jobs", "2"]
    ran = mupuppet("compile", ".", *options, directory=tmp_path)
    assert "error[process-ended]" in ran.err
    assert "1 of 3 nodes failed" in ran.out + ran.err


def test_a_process_that_dies_fails_its_own_item_alone() -> None:
    def work(item: int) -> int:
        if item == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return item * 10

    given = list(range(6))
    for weights in (None, [0, 1, 1, 100, 0, 0]):
        results = map_in_order(
            work, given, 2, weights=weights, failed=lambda item, problem: (item, str(problem))
        )
        ended = (2, "the process of the request was ended by the signal SIGKILL")
        assert list(results) == [0, 10, ended, 30, 40, 50]
    with pytest.raises(WorkerDied):
        list(map_in_order(work, given, 2))


def test_a_file_whose_process_dies_or_lacks_memory_is_an_error(tmp_path: Path) -> None:
    def check(file: Input) -> int:
        if file.path == "b":
            os.kill(os.getpid(), signal.SIGKILL)
        if file.path == "c":
            raise MemoryError
        return file.size

    def checked(*names: str) -> list[int]:
        return list(map_files(check, [Input(name, 1) for name in names], 2))

    assert checked("a", "d") == [1, 1]
    with pytest.raises(ChildProcessError, match="was ended by the signal SIGKILL"):
        checked("a", "b")
    with pytest.raises(MemoryError):
        checked("a", "c")


@pytest.mark.parametrize(
    "name",
    ["manifests/site.pp", "environment.conf", "hiera.yaml", "data/c.yaml", "modules/m/files/f",
     "modules/m/templates/t.erb", "modules/m/manifests/init.pp", "mupuppet.toml",
     "modules/m/lib/puppet/functions/m/f.rb"],
)  # fmt: skip
def test_files_without_an_end_are_errors_at_once(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sparse file in an archive takes no place, and all memory where it is read."""
    files = {
        "manifests/site.pp": (
            "include m\nnotice(lookup('k'), file('m/f'), template('m/t.erb'), m::f())"
        ),
        "hiera.yaml": "version: 5\nhierarchy: [{name: c, path: c.yaml}]\n",
        "data/c.yaml": "k: 1\n",
        "modules/m/manifests/init.pp": "class m { }",
        "modules/m/files/f": "f",
        "modules/m/templates/t.erb": "t",
        "modules/m/lib/puppet/functions/m/f.rb": (
            "Puppet::Functions.create_function(:'m::f') do\n  def f\n    1\n  end\nend\n"
        ),
    }
    for path, content in {**files, name: files.get(name, "")}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content)
    os.truncate(tmp_path / name, 1 << 40)
    assert main(["compile", str(tmp_path), "--ruby", "never"]) == 1
    assert "it has more than 256 MB" in capsys.readouterr().err
    assert main(["validate", str(tmp_path), "--jobs", "2"]) in (0, 1)
    assert main(["env", str(tmp_path)]) in (0, 1)


def test_a_request_over_the_time_of_the_process_is_ended() -> None:
    """Also where it waits for something else than itself."""
    requests: list[dict[str, Any]] = [
        {"id": 1, "code": "generate('/bin/sleep', '600')", "allow_generate": ["/bin/sleep"]},
        {"id": 2, "code": "notify { 'a': }"},
    ]
    stdin = "\n".join(map(json.dumps, requests)).encode()
    ran = mupuppet("batch", "--seconds", "20", stdin=stdin)
    first, second = map(json.loads, ran.out.splitlines())
    assert (first["id"], first["ok"], first["diagnostics"][0]["id"]) == (1, False, "out-of-time")
    assert (second["id"], second["ok"]) == (2, True)


def test_a_request_over_the_memory_of_a_small_process_is_answered() -> None:
    """Also if no module that reports it is loaded, or compiled to bytecode."""
    code = "$a = Integer[1, 200000000].map |$x| { $x }"
    stdin = "\n".join(json.dumps({"id": n, "code": code}) for n in (1, 2)).encode()
    ran = mupuppet("batch", "--memory", "64", stdin=stdin, environment=_NO_BYTECODE)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [(each["id"], each["ok"]) for each in answers] == [(1, False), (2, False)]
    assert {each["diagnostics"][0]["id"] for each in answers} == {"out-of-memory"}


@pytest.mark.parametrize("megabytes", [64, 80, 300])
def test_a_compilation_without_memory_is_reported(megabytes: int, tmp_path: Path) -> None:
    """What is reported is loaded when the memory has been let go."""
    manifest = tmp_path / "a.pp"
    manifest.write_text("$a = Integer[1, 200000000].map |$x| { $x }")
    ran = mupuppet("compile", manifest, "--memory", str(megabytes), environment=_NO_BYTECODE)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("error[out-of-memory]: there is not enough memory")
    if megabytes == 300:  # with less, there may be too little even to find the place
        assert f" --> {manifest}:1:27\n" in ran.err


@pytest.mark.parametrize("megabytes", [64, 90])
def test_a_compilation_without_memory_ends_if_its_compiler_is_kept(
    megabytes: int, tmp_path: Path
) -> None:
    """Whatever the compiler holds: without any memory, Python 3.11 does not leave its functions."""
    manifest = tmp_path / "a.pp"
    manifest.write_text("$a = Integer[1, 200000000].map |$x| { $x }")
    code = (
        "import mupuppet.cli.compilations as verbs\n"
        "from mupuppet.compiler.compiler import Compiler\n"
        "compile_with = verbs.compile_with\n"
        "verbs.compile_with = lambda *given: compile_with(*given, Compiler)\n"
        "from mupuppet.cli.main import program\n"
        "program()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "compile", manifest, "--memory", str(megabytes)],
        env=clean_environment() | _NO_BYTECODE,
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.startswith(b"error[out-of-memory]: there is not enough memory")


def test_a_compilation_that_is_out_of_memory_empties_the_caches() -> None:
    from mupuppet.compiler.program.unit_cache import UNIT_CACHE

    compile(Environment.from_code("notify { 'a': }"))
    code = "$x = Integer[1, 100].map |$i| { $i }\nfail($x)"
    assert compile(Environment.from_code(code), limits=Limits(elements=10)).catalog is None
    assert UNIT_CACHE._units
    empty_caches()
    assert not UNIT_CACHE._units


def test_patterns_of_nodes_have_the_limit_of_searches() -> None:
    given = search_seconds.set(0.2)
    try:
        with pytest.raises(PatternError, match=r"takes longer than"):
            fits("a" * 60 + "!", NodePattern("^(a|aa)+$"))
    finally:
        search_seconds.reset(given)
