"""Lookups in small environments, without a compiler around them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from mupuppet.analysis.data_usage import data_usage, unused_keys
from mupuppet.basics.records import Record, field
from mupuppet.data_formats.yaml_reader import MAXIMUM_DEPTH
from mupuppet.environment.data_files import DataFiles
from mupuppet.hiera.environment import HieraEnvironment
from mupuppet.hiera.errors import NOT_FOUND, HieraError, LookupFailed, RecursiveLookup
from mupuppet.hiera.explain import Explanation, Kind, Outcome
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.inventory import take_inventory
from mupuppet.hiera.key_report import report
from mupuppet.hiera.key_report_text import report_text
from mupuppet.hiera.scopes import Scope
from mupuppet.source import SourceFile
from mupuppet.types.base import Type
from mupuppet.values.value import Sensitive, Value
from tests.oracle.hiera.cases import repository_root
from tests.requirements import NO_CRYPTOGRAPHY


class Variables(Record, frozen=False):
    """A scope with nothing but variables."""

    variables: dict[str, Value] = field(default_factory=dict)
    calling_class: str | None = None

    def variable(self, name: str) -> Value:
        return self.variables.get(name.removeprefix("::"), NOT_FOUND)


class QuietHost(Record, frozen=False):
    """A host without functions of its own."""

    strict: str = "warning"
    function_errors: tuple[type[Exception], ...] = ()
    warnings: list[str] = field(default_factory=list)

    def warn(self, message: str, *, once: str | None = None) -> None:
        self.warnings.append(message)

    def unknown_variable(self, name: str, *, continues: bool = False) -> None:
        self.warnings.append(f"unknown: {name}")

    def find_function(self, name: str) -> None:
        return None

    def call_function(self, name: str, arguments: list[Value], scope: Scope) -> Value:
        assert name == "new"  # nothing else is called here
        return Sensitive(arguments[1])

    def resolve_type(self, name: str) -> Type | None:
        return None


COMMON = """
    version: 5
    defaults: {datadir: data, data_hash: yaml_data}
    hierarchy:
      - {name: per node, path: "nodes/%{node}.yaml"}
      - {name: common, path: common.yaml}
"""

MakeHiera = Callable[..., Hiera]


@pytest.fixture
def make(tmp_path: Path) -> MakeHiera:
    def make_hiera(files: dict[str, str], **settings: Any) -> Hiera:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text).lstrip(), encoding="utf-8")
        root = tmp_path / "env"
        modules = {path.name: str(path) for path in (root / "modules").glob("*")}
        place = HieraEnvironment("production", str(root), modules, **settings)
        return Hiera(place, DataFiles(place.roots()), QuietHost())

    return make_hiera


def test_levels_follow_variables(make: MakeHiera) -> None:
    hiera = make(
        {
            "env/hiera.yaml": COMMON,
            "env/data/nodes/a.yaml": "x: of a\n",
            "env/data/nodes/b.yaml": "x: of b\n",
            "env/data/common.yaml": "x: of all\n",
        }
    )
    for node, value in [("a", "of a"), ("b", "of b"), ("c", "of all"), ("a", "of a")] * 2:
        assert hiera.lookup("x", Variables({"node": node})) == value
        assert hiera.class_parameter("x", Variables({"node": node}), None) == value


def test_class_parameters(make: MakeHiera) -> None:
    hiera = make(
        {
            "env/hiera.yaml": COMMON,
            "env/data/common.yaml": """
                lookup_options: {m::list: {merge: unique}, m::secret: {convert_to: Sensitive}}
                m::plain: 1
                m::undef: ~
                m::text: "<%{node}>"
                m::list: [1, 2]
                m::secret: s
            """,
            "env/data/nodes/n.yaml": "m::list: [2, 3]\n",
            "env/modules/m/hiera.yaml": "version: 5\n",
            "env/modules/m/data/common.yaml": "m::own: module\nm::plain: 2\n",
        }
    )
    scope, missing = Variables({"node": "n"}), object()
    # The second time around, values that were looked at before are found in haste.
    for _ in range(3):
        found = {
            name: hiera.class_parameter(f"m::{name}", scope, missing)
            for name in ("plain", "undef", "text", "list", "secret", "own", "gone")
        }
        assert found == {
            "plain": 1,
            "undef": None,
            "text": "<n>",
            "list": [2, 3, 1],
            "secret": Sensitive("s"),
            "own": "module",
            "gone": missing,
        }


def test_a_key_that_needs_itself(make: MakeHiera) -> None:
    hiera = make(
        {
            "env/hiera.yaml": COMMON,
            "env/data/common.yaml": "a: \"%{lookup('b')}\"\nb: \"%{lookup('a')}\"\n",
        }
    )
    with pytest.raises(HieraError, match=r"Recursive lookup detected in \[a, b\]"):
        hiera.lookup("a", Variables({"node": "n"}))
    with pytest.raises(RecursiveLookup):
        hiera.lookup("c", Variables({"node": "%{node}"}))


@pytest.mark.parametrize("path", ["../secret.yaml", "/etc/hostname", "nodes/../../../secret.yaml"])
def test_nothing_outside_is_read(make: MakeHiera, tmp_path: Path, path: str) -> None:
    hiera = make(
        {
            "env/hiera.yaml": COMMON.replace("nodes/%{node}.yaml", "%{node}"),
            "env/data/nodes/x.yaml": "",
            "env/secret.yaml": "a: inside\n",
            "secret.yaml": "a: outside\n",
        }
    )
    if path == "../secret.yaml":
        assert hiera.lookup("a", Variables({"node": path})) == "inside"
    else:
        with pytest.raises(LookupFailed, match="outside the environment"):
            hiera.lookup("a", Variables({"node": path}))


def test_a_global_configuration_may_name_directories(make: MakeHiera, tmp_path: Path) -> None:
    hiera = make(
        {
            "global/hiera.yaml": f"""
                version: 5
                hierarchy:
                  - name: elsewhere
                    data_hash: yaml_data
                    datadir: "{tmp_path}/elsewhere/%{{node}}"
                    path: x.yaml
            """,
            "elsewhere/n/x.yaml": "a: named\n",
            "other/x.yaml": "a: not named\n",
            "env/x": "",
        },
        global_config=str(tmp_path / "global/hiera.yaml"),
    )
    assert hiera.lookup("a", Variables({"node": "n"})) == "named"
    with pytest.raises(HieraError, match="outside the environment"):
        hiera.lookup("a", Variables({"node": "../other"}))


def test_mistakes_in_data_have_a_place(make: MakeHiera, tmp_path: Path) -> None:
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": "a: 1\nb: [1\nc: 2\n"})
    with pytest.raises(LookupFailed) as found:
        hiera.lookup("a", Variables({"node": "n"}))
    assert found.value.file == str(tmp_path / "env/data/common.yaml")
    assert (found.value.line, found.value.column) == (3, 2)


def test_mistakes_in_configurations_have_a_line(make: MakeHiera, tmp_path: Path) -> None:
    repeated = COMMON.replace("name: common", "name: per node").replace("{name", "{ name")
    hiera = make({"env/hiera.yaml": repeated})
    with pytest.raises(LookupFailed) as found:
        hiera.lookup("a", Variables({"node": "n"}))
    assert found.value.id == "hiera-hierarchy-name-multiply-defined"
    assert (found.value.file, found.value.line) == (str(tmp_path / "env/hiera.yaml"), 5)


def test_deeply_nested_data(make: MakeHiera) -> None:
    deep = "[" * (MAXIMUM_DEPTH - 1) + "'%{node}'" + "]" * (MAXIMUM_DEPTH - 1)
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": f"a: {deep}\n"})
    value = hiera.lookup("a", Variables({"node": "n"}))
    for _ in range(MAXIMUM_DEPTH - 1):
        (value,) = value
    assert value == "n"


class TestExplanation:
    FILES = {
        "env/hiera.yaml": COMMON,
        "env/data/common.yaml": """
            lookup_options:
              '^secret': {convert_to: Sensitive}
              list: {merge: unique}
            where: common
            text: "%{node} and %{lookup('where')}"
            secret: do not tell
            list: [1]
        """,
        "env/data/nodes/n.yaml": "where: node\nlist: [2]\n",
    }
    SCOPE = Variables({"node": "n"})

    def test_has_all_steps(self, make: MakeHiera) -> None:
        explanation = Explanation()
        make(self.FILES).lookup("where", self.SCOPE, explanation=explanation)
        steps = list(explanation.root.walk())
        (found,) = (s for s in steps if s.kind is Kind.LOCATION and s.outcome is Outcome.FOUND
                    and s.key == "where")  # fmt: skip
        assert found.title.endswith("nodes/n.yaml")
        assert found.value == "node"

    def test_costs_nothing_if_not_asked_for(self, make: MakeHiera) -> None:
        hiera = make(self.FILES)
        assert hiera.lookup("where", self.SCOPE) == "node"
        assert hiera.current is None

    def test_says_what_every_level_has(self, make: MakeHiera, tmp_path: Path) -> None:
        text = report_text(
            report(make(self.FILES), "where", self.SCOPE), root=str(tmp_path / "env")
        )
        assert text == dedent("""\
            where = 'node'
              merge: first

            Global: no hiera.yaml
            Environment: hiera.yaml
            │  %{node} is 'n'
            ├─ per node
            │  └─ data/nodes/n.yaml:1  'node'  ← taken
            └─ common
               └─ data/common.yaml:4   'common'
            """)

    def test_says_where_options_stand(self, make: MakeHiera, tmp_path: Path) -> None:
        found = report(make(self.FILES), "list", self.SCOPE)
        assert found.value == [2, 1]
        assert found.strategy == "unique"
        text = report_text(found, root=str(tmp_path / "env"))
        assert "options: {'merge' => 'unique'} for 'list' in data/common.yaml:3" in text
        assert text.count("← merged") == 2

    def test_says_what_was_interpolated(self, make: MakeHiera) -> None:
        text = report_text(report(make(self.FILES), "text", self.SCOPE))
        assert text.startswith("text = 'n and node'\n")
        assert "node is 'n', where is 'node'" in text

    def test_tells_no_secrets(self, make: MakeHiera) -> None:
        text = report_text(report(make(self.FILES), "secret", self.SCOPE))
        assert "do not tell" not in text
        assert text.count("Sensitive [value redacted]") == 2

    def test_of_what_is_not_there(self, make: MakeHiera) -> None:
        found = report(make(self.FILES), "gone", self.SCOPE)
        assert found.error is not None
        assert report_text(found).count("(has no such key)") == 2

    def test_of_broken_data(self, make: MakeHiera, tmp_path: Path) -> None:
        files = {**self.FILES, "env/data/common.yaml": "a: [\n"}
        text = report_text(report(make(files), "a", self.SCOPE), root=str(tmp_path / "env"))
        assert "in data/common.yaml:2" in text


def test_keys_by_environment_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cryptography", reason=NO_CRYPTOGRAPHY)
    root = repository_root("eyaml") / "environments/production"
    place = HieraEnvironment("production", str(root))
    hiera = Hiera(place, DataFiles(place.roots()), QuietHost())
    scope = Variables({"facts": {"x": "X"}})
    assert hiera.lookup("secret", scope) == "the secret"
    found = report(hiera, "from_common", scope)
    assert found.value == "<the secret>"
    assert "the secret" not in report_text(found)

    from mupuppet.hiera.eyaml import EyamlProblem, decrypt

    key = (root / "keys/private_key.pkcs7.pem").read_text(encoding="ascii")
    line = (root / "data/secrets.eyaml").read_text(encoding="utf-8").splitlines()[0]
    secret = line.removeprefix("secret: ")
    options: dict[Value, Value] = {
        "pkcs7_private_key_env_var": "TEST_PRIVATE_KEY",
        "pkcs7_public_key_env_var": "TEST_PUBLIC_KEY",
    }
    with pytest.raises(EyamlProblem, match="TEST_PRIVATE_KEY is not set"):
        decrypt(secret, options, hiera.files, str(root))
    monkeypatch.setenv("TEST_PRIVATE_KEY", key)
    assert decrypt(secret, options, hiera.files, str(root)) == "the secret"
    monkeypatch.setenv("TEST_PRIVATE_KEY", "no key")
    with pytest.raises(EyamlProblem, match="TEST_PRIVATE_KEY does not hold a key"):
        decrypt(secret, options, hiera.files, str(root))


class TestInventory:
    FILES = {
        "env/hiera.yaml": COMMON,
        "env/data/common.yaml": """
            app::port: 80
            app::hsots: [a]
            shared: "%{lookup('indirect')}"
            indirect: 1
            lookup_options: {app::port: {merge: first}}
        """,
        "env/data/nodes/one.yaml": "app::port: 1\n",
        "env/data/nodes/two.yaml": "leftover: 1\n",
        "env/data/unread.yaml": "never: 1\n",
        "env/modules/app/hiera.yaml": "version: 5\n",
        "env/modules/app/data/common.yaml": "app::own: 1\n",
    }

    def test_of_all_nodes(self, make: MakeHiera) -> None:
        inventory = take_inventory(make(self.FILES))
        found = {(key.key, Path(key.path).name) for key in inventory.keys}
        assert ("app::port", "one.yaml") in found
        assert ("leftover", "two.yaml") in found
        assert ("app::own", "common.yaml") in found
        assert not any(key in ("lookup_options", "never") for key, _ in found)
        assert inventory.interpolated == {"indirect"}

    def test_says_what_cannot_be_read(self, make: MakeHiera) -> None:
        files = {**self.FILES, "env/data/nodes/two.yaml": "a: [\n"}
        (problem,) = take_inventory(make(files)).problems
        assert problem.file is not None
        assert problem.file.endswith("two.yaml")
        assert problem.line == 2

    def test_of_what_nothing_reads(self, make: MakeHiera) -> None:
        code = """
            class app($port, $hosts, $own) { lookup('shared.x') }
        """
        usage = data_usage([(SourceFile(code, "app.pp"), ())])
        unused = unused_keys(take_inventory(make(self.FILES)), usage)
        assert {each.found.key: each.suggestion for each in unused} == {
            "app::hsots": "app::hosts",
            "leftover": None,
        }
        assert {each.found.position.line for each in unused if each.found.position} == {1, 2}


def test_what_code_reads() -> None:
    code = """
        class a::b($x, $y = lookup(['one', 'two'])) {
          lookup("prefix::${x}::port.sub")
          hiera({name => 'no'})
          'three'.lookup
          lookup({ 'name' => 'four' })
          lookup($x)
          lookup("${x}::${y}")
        }
        define a::d($z) { }
    """
    erb = "<%= scope.function_hiera(['five']) %><%= scope.call_function('lookup', ['six']) %>"
    usage = data_usage([(SourceFile(code, "x.pp"), ()), (SourceFile(erb, "x.erb"), ())])
    assert usage.classes == {"a::b": {"x", "y"}}
    assert usage.keys == {"one", "two", "three", "four", "five", "six", "no"}
    assert usage.reads("prefix::web::port")
    assert not usage.reads("prefix::web::ports")
    assert len(usage.computed) == 2


def test_options_of_a_key_that_are_not_a_hash(make: MakeHiera) -> None:
    data = "lookup_options: {a: 1}\na: 2\nb: 3\n"
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": data})
    with pytest.raises(HieraError, match="for the key 'a' must be a hash"):
        hiera.lookup("a", Variables({"node": "n"}))
    assert hiera.lookup("b", Variables({"node": "n"})) == 3


@pytest.mark.parametrize("key", ["1", "1.5"])
def test_options_for_keys_that_are_not_strings(make: MakeHiera, key: str) -> None:
    data = f"lookup_options: {{{key}: {{merge: deep}}}}\na: 2\n"
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": data})
    with pytest.raises(HieraError, match="a key of lookup_options must be a string"):
        hiera.lookup("a", Variables({"node": "n"}))


def test_aliases_that_stand_for_too_much(make: MakeHiera) -> None:
    lines = ["a0: &a0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": "\n".join(lines)})
    with pytest.raises(LookupFailed, match="aliases expand to more than 1000000 values") as found:
        hiera.lookup("a9", Variables({"node": "n"}))
    assert found.value.line == 6


def test_aliases_that_are_nested_too_deep(make: MakeHiera) -> None:
    lines = ["a0: &a0 []", *(f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 300))]
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": "\n".join(lines)})
    with pytest.raises(LookupFailed, match="nested more than 200 deep"):
        hiera.lookup("a0", Variables({"node": "n"}))


def test_texts_that_look_up_each_other(make: MakeHiera, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mupuppet.hiera.interpolation.MAXIMUM_INTERPOLATIONS", 500)
    lines = ["a0: x"]
    lines += [f'a{n}: "{f"%{{lookup(chr{n - 1})}}" * 10}"' for n in range(1, 8)]
    text = "\n".join(lines).replace("chr", "'a").replace(")}", "')}")
    hiera = make({"env/hiera.yaml": COMMON, "env/data/common.yaml": text})
    assert hiera.lookup("a2", Variables({"node": "n"})) == "x" * 100
    with pytest.raises(HieraError, match="interpolates more than 500 strings"):
        hiera.lookup("a7", Variables({"node": "n"}))
    assert hiera.lookup("a1", Variables({"node": "n"})) == "x" * 10


def test_what_is_not_a_regular_file(make: MakeHiera, tmp_path: Path) -> None:
    hiera = make({"env/hiera.yaml": COMMON, "env/data/nodes/x.yaml": ""})
    os.mkfifo(tmp_path / "env/data/common.yaml")
    with pytest.raises(LookupFailed, match="it is not a regular file"):
        hiera.lookup("a", Variables({"node": "n"}))
    os.remove(tmp_path / "env/data/common.yaml")
    (tmp_path / "env/data/common.yaml").symlink_to("common.yaml")
    assert make({}).lookup("a", Variables({"node": "n"}), default=1) == 1
