"""`mupuppet validate`."""

import json
import os
import pty
import random
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.command import clean_environment, mupuppet
from tests.paths import EXAMPLES
from tests.waiting import HANGING

BAD = "$x = \n"
GOOD = "$x = 1\n"
#: A duplicate key: a warning, unless checks are strict.
DUBIOUS = "$x = {'a' => 1, 'a' => 2}\n"
LENIENT = ("--strict", "warning")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A directory with files of all kinds."""
    files = {
        "b.pp": GOOD,
        "a/z.pp": BAD,
        "a/y.epp": "<%= 1 + %>",
        "a/notes.txt": BAD,
        ".git/hidden.pp": BAD,
        "a/.hidden.pp": BAD,
        "c.pp": DUBIOUS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def reported(out: str) -> list[str]:
    """The files that concise output names, in order."""
    return [line.split(":")[0] for line in out.splitlines()]


def test_a_good_file_is_silent_but_for_the_summary() -> None:
    status, out, err = mupuppet("validate", "-", stdin=GOOD.encode())
    assert (status, out) == (0, "")
    assert err.startswith("1 file checked in ")
    assert err.endswith(" s: no problems\n")


def test_full(tree: Path) -> None:
    status, out, err = mupuppet("validate", *LENIENT, "a/z.pp", "c.pp", directory=tree)
    assert status == 1
    assert out.startswith("error[syntax-error]: ")
    assert " --> a/z.pp:" in out
    assert "warning[duplicate-key]: " in out
    assert err.startswith("2 files checked in ")
    assert err.endswith(" s: 1 error, 1 warning\n")


def test_directories_are_searched_in_order_without_what_is_hidden(tree: Path) -> None:
    status, out, err = mupuppet("validate", "--format", "concise", ".", directory=tree)
    assert (status, err) == (1, "")
    assert reported(out) == ["a/y.epp", "a/z.pp", "c.pp"]


def test_what_is_hidden_can_be_named(tree: Path) -> None:
    ran = mupuppet("validate", "--format", "concise", ".git", "a/.hidden.pp", directory=tree)
    assert reported(ran.out) == [".git/hidden.pp", "a/.hidden.pp"]


def test_a_file_is_checked_once(tree: Path) -> None:
    ran = mupuppet("validate", "--format=concise", "a/z.pp", "./a", "a/../a/z.pp", directory=tree)
    assert reported(ran.out) == ["a/z.pp", "./a/y.epp"]


def test_links_in_circles(tree: Path) -> None:
    (tree / "a" / "up").symlink_to(tree)
    (tree / "linked").symlink_to(tree / "a")
    ran = mupuppet("validate", "--format", "concise", ".", directory=tree)
    assert sorted(os.path.basename(path) for path in reported(ran.out)) == ["c.pp", "y.epp", "z.pp"]


def test_a_warning_alone_is_not_a_failure(tree: Path) -> None:
    status, out, _ = mupuppet("validate", *LENIENT, "--format", "concise", "c.pp", directory=tree)
    assert status == 0
    assert "warning[duplicate-key]" in out


@pytest.mark.parametrize(
    ("level", "status", "message"),
    [
        ("off", 0, ""),
        ("warning", 0, "warning[duplicate-key]"),
        ("error", 1, "error[duplicate-key]"),
    ],
)
def test_strict(tree: Path, level: str, status: int, message: str) -> None:
    ran = mupuppet("validate", "--strict", level, "--format", "concise", "c.pp", directory=tree)
    assert ran.status == status
    assert message in ran.out
    assert bool(ran.out) == bool(message)


def test_json(tree: Path) -> None:
    ran = mupuppet(
        "validate", *LENIENT, "--format", "json", "a", "c.pp", "missing.pp", directory=tree
    )
    assert (ran.status, ran.err) == (1, "")
    found = json.loads(ran.out)
    assert [each["file"] for each in found] == ["a/y.epp", "a/z.pp", "c.pp", "missing.pp"]
    assert [each["severity"] for each in found] == ["error", "error", "warning", "error"]


def test_json_of_nothing(tree: Path) -> None:
    assert mupuppet("validate", "--format", "json", "b.pp", directory=tree) == (0, "[]\n", "")


def test_github(tree: Path) -> None:
    ran = mupuppet("validate", *LENIENT, "--format", "github", "a/z.pp", "c.pp", directory=tree)
    assert [line.split(",")[0] for line in ran.out.splitlines()] == [
        "::error file=a/z.pp",
        "::warning file=c.pp",
    ]


def test_an_empty_directory_is_reported(tmp_path: Path) -> None:
    status, out, err = mupuppet("validate", ".", directory=tmp_path)
    assert (status, out) == (0, "")
    assert err.startswith("mupuppet: nothing to check in .\n0 files checked")


def test_a_missing_file_does_not_hide_the_others(tree: Path) -> None:
    ran = mupuppet("validate", "--format", "concise", "missing.pp", "a/z.pp", directory=tree)
    assert ran.status == 1
    assert ran.out.startswith("missing.pp:1:1: error[missing-file] there is no such file\na/z.pp:")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "loop.pp").symlink_to("loop.pp")
    ran = mupuppet("validate", "--format", "concise", ".", directory=tmp_path)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith("loop.pp:1:1: error[unreadable-file] cannot read: ")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_unreadable_files_and_directories(tree: Path) -> None:
    (tree / "a").chmod(0)
    (tree / "b.pp").chmod(0)
    ran = mupuppet("validate", "--format", "concise", "a", "b.pp", directory=tree)
    (tree / "a").chmod(0o700)
    assert ran.out == (
        "a:1:1: error[unreadable-file] cannot read: Permission denied\n"
        "b.pp:1:1: error[unreadable-file] cannot read: Permission denied\n"
    )


def test_names_cannot_talk_to_the_terminal(tmp_path: Path) -> None:
    name = b"we\x1b[31mi\nrd\xff.pp"
    (tmp_path / os.fsdecode(name)).write_text(BAD)
    for output_format in ("full", "concise", "github"):
        ran = mupuppet("validate", "--format", output_format, ".", directory=tmp_path)
        assert ran.status == 1
        assert "we␛[31mi␊rd<U+DCFF>.pp" in ran.out
        assert "\x1b" not in ran.out
    ran = mupuppet("validate", "--format", "json", ".", directory=tmp_path)
    assert os.fsencode(json.loads(ran.out)[0]["file"]) == name


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\xef\xbb\xbf$x = 1", "1:1: error[illegal-bom] illegal UTF-8 byte order mark"),
        (b"\xff\xfe$\0x\0", "1:1: error[illegal-bom] illegal UTF-16 byte order mark"),
        (b"\xfe\xff\0$\0x", "1:1: error[illegal-bom] illegal UTF-16 byte order mark"),
        (b"\xff\xfe\0\0$\0\0\0", "1:1: error[illegal-bom] illegal UTF-32 byte order mark"),
        (b"\x0e\xfe\xff$x", "1:1: error[illegal-bom] illegal SCSU byte order mark"),
        ("# é\n$x = 'é".encode() + b"\xe9'", "2:8: error[invalid-utf-8] invalid UTF-8: unexpected"),
        (b"# \xed\xa0\x80\n", "1:3: error[invalid-utf-8]"),
        (b"# \xc0\x80\n", "1:3: error[invalid-utf-8]"),
        (b"$x = 1\0\n", "1:7: error[syntax-error]"),
    ],
)
def test_bytes_that_puppet_refuses(data: bytes, message: str) -> None:
    ran = mupuppet("validate", "--format", "concise", "-", stdin=data)
    assert ran.status == 1
    assert ran.out.startswith(f"<stdin>:{message}")
    assert ran.out.count("\n") == 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"$x = 1\r\n$y = 2\r\n",
        b"$x = 1 # a\0b",
        b"$x = 'a\0b'",
        "# \ufeff é 漢\n$x = 'é'".encode(),
    ],
)
def test_bytes_that_puppet_takes(data: bytes) -> None:
    ran = mupuppet("validate", "--format", "concise", "-", stdin=data)
    assert (ran.status, ran.out) == (0, "")


def test_module_path(tmp_path: Path) -> None:
    manifests = tmp_path / "modules" / "ntp" / "manifests"
    manifests.mkdir(parents=True)
    (manifests / "init.pp").write_text("class ntp { }\n")
    (manifests / "server.pp").write_text("class ntp::client { }\n")
    command = ("validate", "--format", "concise")
    assert mupuppet(*command, "modules", directory=tmp_path) == (0, "", "")
    for roots, path in (("nowhere:modules", "modules"), (tmp_path / "modules", "./modules")):
        ran = mupuppet(*command, "--modulepath", roots, path, directory=tmp_path)
        assert ran.status == 1
        assert ran.out.count("\n") == 1
        assert "server.pp:1:1: error[illegal-definition-location]" in ran.out


def test_many_files_on_several_cores_give_the_same_output_as_on_one(tmp_path: Path) -> None:
    shuffle = random.Random(1)
    for number in range(300):
        text = GOOD * shuffle.randrange(200) + shuffle.choice([GOOD, BAD, DUBIOUS])
        (tmp_path / f"{number:03}.pp").write_text(text)
    for output_format in ("concise", "json"):
        command = ("validate", "--format", output_format, ".")
        alone = mupuppet(*command, "--jobs", "1", directory=tmp_path)
        assert alone.status == 1
        assert alone.err == ""
        assert mupuppet(*command, "--jobs", "3", directory=tmp_path) == alone
        assert mupuppet(*command, directory=tmp_path) == alone
    files = sorted(tmp_path.iterdir(), reverse=True)
    ran = mupuppet("validate", "--format", "concise", "--jobs", "2", *files)
    assert reported(ran.out) == sorted(reported(ran.out), reverse=True)


def test_colour_on_a_terminal(tree: Path) -> None:
    output = _on_a_terminal("validate", str(tree / "a" / "z.pp"))
    assert "\x1b[1;31merror[syntax-error]\x1b[0m" in output
    assert "1 file checked" in output


def _on_a_terminal(*arguments: str) -> str:
    """What a command prints when standard output and error are a terminal.

    This process keeps the terminal open and prints a mark of its own in the end: what is left in
    a terminal that the last process has closed may be lost.
    """
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "mupuppet", *arguments],
        stdout=theirs,
        stderr=theirs,
        env=clean_environment() | {"TERM": "xterm"},
    )

    def mark_the_end() -> None:
        running.wait(timeout=HANGING)
        os.write(theirs, b"\0")

    waiting = Thread(target=mark_the_end)
    waiting.start()
    output = b""
    while not output.endswith(b"\0"):
        output += os.read(ours, 4096)
    waiting.join()
    os.close(theirs)
    os.close(ours)
    return output.decode()


REPOSITORY = {
    "data/x.yaml": ("a: [1\nb: 2", "invalid-data-file", 2),
    "data/y.json": ('{"a": }', "invalid-data-file", 1),
    "data/z.conf": ("a = {", "invalid-data-file", 1),
    "hiera.yaml": ("version: 5\nhierarchy:\n  - name: x\n    pathh: y\n", "invalid-hierarchy", 4),
    "metadata.json": ('{"name": "x"}', "invalid-metadata", 1),
    "Puppetfile": ("mod 'a-b', '1'\nmod 'c-b'\n", "invalid-puppetfile", 2),
    "environment.conf": ("modulepath = x\nmodulepth = y\n", "invalid-settings", 2),
    "templates/t.erb": ("ok\n<% if x %>\n", "invalid-erb", None),
    "templates/t.epp": ("<%= 1 + %>", "syntax-error", 1),
}


@pytest.mark.parametrize("name", REPOSITORY)
def test_all_that_a_control_repository_has_is_checked(tmp_path: Path, name: str) -> None:
    text, id, line = REPOSITORY[name]
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    ran = mupuppet("validate", "--format", "json", ".", directory=tmp_path)
    found = json.loads(ran.out)
    assert (found[0]["file"], found[0]["id"]) == (name, id)
    assert line is None or found[0]["line"] == line
    assert ran.status == (1 if found[0]["severity"] == "error" else 0)
    assert str(tmp_path) not in ran.out


def test_what_modules_ship_to_nodes_is_not_data(tmp_path: Path) -> None:
    broken = ("modules/m/files/a.json", "modules/m/templates/conf/b.yaml", "data/files/c.yaml")
    for name in (*broken, "modules/m/manifests/init.pp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("class m {}" if name.endswith(".pp") else "{ <%= x %>")
    ran = mupuppet("validate", "--format", "json", ".", directory=tmp_path)
    assert [each["file"] for each in json.loads(ran.out)] == ["data/files/c.yaml"]
    ran = mupuppet("validate", "--format", "json", broken[0], directory=tmp_path)
    assert [each["file"] for each in json.loads(ran.out)] == [broken[0]]


def test_objects_of_ruby_in_data_are_warnings(tmp_path: Path) -> None:
    (tmp_path / "regex.yaml").write_text("a:\n  b: !ruby/regexp /c/\n")
    ran = mupuppet("validate", "--format", "json", ".", directory=tmp_path)
    (found,) = json.loads(ran.out)
    assert (found["id"], found["severity"], found["line"]) == ("invalid-data-file", "warning", 2)
    assert ran.status == 0


def test_versions_in_metadata(tmp_path: Path) -> None:
    metadata = {
        "name": "me-mod",
        "version": "1.x",
        "author": "me",
        "license": "MIT",
        "summary": "",
        "source": "",
        "dependencies": [
            {"name": "a/b", "version_requirement": ">= 1.0.0 < 2.0.0"},
            {"name": "a/c", "version_requirement": "sometimes"},
            {"name": "a/d"},
        ],
    }
    (tmp_path / "metadata.json").write_text(json.dumps(metadata, indent=1))
    found = json.loads(mupuppet("validate", "--format", "json", ".", directory=tmp_path).out)
    shown = [(each["id"], each["severity"], each["line"]) for each in found]
    assert shown == [("invalid-metadata", "warning", 3), ("invalid-metadata", "warning", 15)]


def test_strings_side_by_side_in_a_puppetfile(tmp_path: Path) -> None:
    path = tmp_path / "Puppetfile"
    path.write_text("mod 'puppetlabs-stdlib' '9.4.1'\n")
    ran = mupuppet("validate", "--format", "concise", path)
    assert (
        "1:5: error[invalid-puppetfile] strings side by side are one: is a `,` missing?" in ran.out
    )


def test_good_files_of_all_kinds_have_no_problems() -> None:
    ran = mupuppet("validate", "--format", "concise", EXAMPLES / "control-repo")
    assert (ran.status, ran.out) == (0, "")


def test_files_of_other_kinds_are_said_to_be_skipped(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("x")
    (tmp_path / "b.pp").write_text("")
    ran = mupuppet("validate", ".", directory=tmp_path)
    assert "1 file of other kinds skipped: 1 .md" in ran.err
    assert "skipped: a.md" in mupuppet("validate", "-v", ".", directory=tmp_path).err
    assert mupuppet("validate", "-q", ".", directory=tmp_path).err == ""


def test_sarif(tmp_path: Path) -> None:
    (tmp_path / "a b.pp").write_text(BAD)
    data = json.loads(mupuppet("validate", "--format", "sarif", ".", directory=tmp_path).out)
    (run,) = data["runs"]
    (result,) = run["results"]
    assert data["version"] == "2.1.0"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == [result["ruleId"]]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "a%20b.pp"
    assert (result["level"], place["region"]["startLine"]) == ("error", 2)


def test_junit(tmp_path: Path) -> None:
    from xml.etree import ElementTree

    (tmp_path / "bad.pp").write_text(BAD)
    (tmp_path / "good.pp").write_text("")
    ran = mupuppet("validate", "--format", "junit", ".", directory=tmp_path)
    suite = ElementTree.fromstring(ran.out)[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    assert [case.get("name") for case in suite] == ["bad.pp", "good.pp"]
    assert [len(case) for case in suite] == [1, 0]


LEGACY = """\
class a ($hostname) { notice($hostname, $facts['fqdn'], $::osfamily, "${ipaddress}", $facts['os']) }
class b inherits a { notice($hostname, $fqdn, $::kernel, $facts['mtu_lo']) }
"""


@pytest.mark.parametrize(
    ("version", "found"),
    [("8", ["fqdn", "osfamily", "ipaddress", "mtu_lo"]), ("7", [])],
)
def test_legacy_facts_that_agents_do_not_send_are_explained(version: str, found: list[str]) -> None:
    status, out, _ = mupuppet(
        "validate", "--format", "json", "--puppet", version, "-", stdin=LEGACY.encode()
    )
    reports = json.loads(out)
    assert status == 0
    assert [each["message"].split("`")[1] for each in reports] == found
    assert all("$facts['" in each["hint"] for each in reports)
