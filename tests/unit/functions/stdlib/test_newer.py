"""Functions that only newer versions of stdlib have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.oracle.functions.ours import evaluate


@pytest.fixture(scope="module")
def modulepath(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """A directory with an empty module `stdlib`."""
    directory: Path = tmp_path_factory.mktemp("modules")
    (directory / "stdlib").mkdir()
    return (str(directory),)


def _hash(**entries: Any) -> dict[str, Any]:
    return {"Hash": [[name, value] for name, value in entries.items()]}


VALUES: list[tuple[str, Any]] = [
    # Digests, with the values of their documentation.
    ("stdlib::crc32('my string')", "18fbd270"),
    ("stdlib::crc32(Sensitive('my string'))", "18fbd270"),
    ("stdlib::crc32(100.0)", "a3fd429a"),
    ("stdlib::crc32(Binary('aGk='))", "96a2a42"),
    (
        "stdlib::sha256('my string')",
        "2f7e2089add0288a309abd71ffcc3b3567e2d4215e20e6ed3b74d6042f7ef8e5",
    ),
    (
        "stdlib::sha256(100.00000)",
        "43b87f618caab482ebe4976c92bcd6ad308b48055f1c27b4c574f3e31d7683e0",
    ),
    # Order
    ("stdlib::sort_by(['ccc','a','bb']) |$x| { size($x) }", ["a", "bb", "ccc"]),
    ("stdlib::sort_by('hello') |$x| { $x }", "ehllo"),
    ("stdlib::sort_by({a=>2,b=>1}) |$p| { $p[1] }", _hash(b=1, a=2)),
    ("stdlib::sort_by([]) |$x| { $x }", []),
    ("stdlib::sort_by([[2,1],[1,2]]) |$x| { $x }", [[1, 2], [2, 1]]),
    # Hashes
    ("stdlib::nested_values({a=>1,b=>{c=>[2],d=>{}},e=>{f=>{g=>3}}})", [1, [2], 3]),
    ("stdlib::nested_values({})", []),
    ("stdlib::merge({a=>1},{b=>2})", _hash(a=1, b=2)),
    # Sensitive values
    ("stdlib::rewrap_sensitive_data([1,{a=>2}])", [1, _hash(a=2)]),
    ("stdlib::rewrap_sensitive_data([1,Sensitive(2)])", {"Sensitive": [1, 2]}),
    ("stdlib::rewrap_sensitive_data({a=>[Sensitive('x')]})", {"Sensitive": _hash(a=["x"])}),
    ("stdlib::rewrap_sensitive_data(Sensitive(2)) |$x| { $x + 1 }", {"Sensitive": 3}),
    ("stdlib::rewrap_sensitive_data(2) |$x| { $x + 1 }", 3),
    ("stdlib::to_json({a=>Sensitive('x')})", {"Sensitive": '{"a":"x"}'}),
    ("stdlib::to_json({a=>'x'})", '{"a":"x"}'),
    ("stdlib::to_json_pretty([Sensitive(1)])", {"Sensitive": "[\n  1\n]\n"}),
    ("stdlib::to_yaml({b=>Sensitive('x')})", {"Sensitive": "---\nb: x\n"}),
    ("stdlib::to_yaml({b=>1,a=>{d=>1,c=>2}},{sort_keys=>true})", "---\na:\n  c: 2\n  d: 1\nb: 1\n"),
    ("stdlib::to_yaml({b=>[{d=>1}]},{indentation=>4})", "---\nb:\n-   d: 1\n"),
    ("stdlib::to_toml({a=>Sensitive('x')})", {"Sensitive": 'a = "x"\n'}),
    ("stdlib::to_python([Sensitive(undef),true])", {"Sensitive": "[None, True]"}),
    ("stdlib::to_ruby({a=>undef})", '{"a" => nil}'),
    # Randomness: the same as under the old names.
    ("stdlib::seeded_rand(1000000,'seed')", 203081),
    ("stdlib::seeded_rand_string(10,'seed')", "JSYSrD2xIu"),
    ("stdlib::fqdn_rand_string(10)", "2VIK4Neb4E"),
    ("stdlib::fqdn_rand_string(10,undef,'custom seed')", "vxdG2cWTU8"),
    ("stdlib::fqdn_rotate('abcd')", "dabc"),
    ("stdlib::fqdn_rotate([1,2,3],'custom seed')", [3, 1, 2]),
    # Facts
    ("stdlib::os_version_gte('Debian','12')", True),
    ("stdlib::os_version_gte('Debian','13')", False),
    ("stdlib::os_version_gte('Ubuntu','1')", False),
    # Others
    ("stdlib::batch_escape('a$b')", '"a\\$b"'),
    ("stdlib::powershell_escape('a b')", "a` b"),
    ("stdlib::shell_escape('a b')", "a\\ b"),
    ("stdlib::type_of(1)", {"Type": "Integer[1, 1]"}),
    ("stdlib::parsehocon('a.b=1')", _hash(a=_hash(b=1))),
    ("stdlib::has_function('map')", True),
    ("stdlib::has_function('stdlib::has_function')", True),
    ("stdlib::has_function('not_a_function')", False),
    ("stdlib::validate_email_address('waldo@gmail.com','bob@example')", None),
    ("stdlib::validate_domain_name('www.example.2com','example.com.')", None),
    ("stdlib::ensure('present')", "present"),
    ("stdlib::ensure(false)", "absent"),
]


@pytest.mark.parametrize(("expression", "value"), VALUES)
def test_gives(expression: str, value: Any, modulepath: tuple[str, ...]) -> None:
    assert evaluate(expression, modulepath=modulepath).get("value", "no value") == value


ERRORS = [
    ("stdlib::sort_by({a=>2}) |$k,$v| { $v }", "Parameter $v is required but no value was given"),
    ("stdlib::sort_by([1,'a']) |$x| { $x }", "comparison of Integer with String failed"),
    ("stdlib::sort_by([2,undef]) |$x| { $x }", "comparison of Integer with nil failed"),
    ("stdlib::nested_values([1])", "'stdlib::nested_values' parameter 'hash' expects a Hash value"),
    ("stdlib::seeded_rand(0,'x')", "'stdlib::seeded_rand' parameter 'max' expects an Integer[1]"),
    ("stdlib::crc32([1])", "'stdlib::crc32' parameter 'my_data' expects a value of type"),
    (
        "stdlib::validate_email_address('x')",
        "'stdlib::validate_email_address' parameter 'values' expects a match for Stdlib::Email",
    ),
    (
        "stdlib::validate_email_address()",
        "stdlib::validate_email_address(): Wrong number of arguments need at least one",
    ),
    ("stdlib::has_interface_with('eth0')", "undefined method `key?' for nil"),
    ("glob('/etc/*')", "reading /etc is refused: it is outside the environment"),
]


@pytest.mark.parametrize(("expression", "message"), ERRORS)
def test_fails(expression: str, message: str, modulepath: tuple[str, ...]) -> None:
    assert message in evaluate(expression, modulepath=modulepath)["error"]
