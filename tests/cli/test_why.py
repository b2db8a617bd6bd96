"""`mupuppet why`, `why-not` and `who-reads` as a user calls them."""

import json
from pathlib import Path

import pytest

from mupuppet.cli.main import main

MANIFEST = """\
class motd($text = 'hello') {
  file { '/etc/motd': content => $text }
}
node 'web1' { class { 'motd': text => "I am ${facts['role']}" } }
node default { include motd }
"""


@pytest.fixture
def manifest(tmp_path: Path) -> str:
    path = tmp_path / "site.pp"
    path.write_text(MANIFEST)
    return str(path)


def test_an_attribute(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["why", manifest, "--node", "web1", "--set", "role=web"]
    assert main([*arguments, "File[/etc/motd]", "content"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("File[/etc/motd] content = 'I am web'\n")
    assert "fact role = 'web'" in out
    assert f"{manifest}:4" in out


def test_a_resource(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", manifest, "File[/etc/motd]", "--node", "db1"]) == 0
    out = capsys.readouterr().out
    assert "include motd" in out
    assert "node default" in out


def test_as_json(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["why", manifest, "--node", "db1", "File[/etc/motd]", "content"]
    assert main([*arguments, "--format", "json"]) == 0
    explanation = json.loads(capsys.readouterr().out)
    assert explanation["value"] == "hello"
    assert explanation["kind"] == "declaration"


def test_everything_as_json_lines(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", manifest, "--node", "db1", "--all"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert all(set(line) == {"resource", "attribute", "value", "explanation"} for line in lines)
    assert ("File[/etc/motd]", "content") in {(e["resource"], e["attribute"]) for e in lines}


def test_an_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { 'a': } -> notify { 'b': }\n")
    assert main(["why", str(path), "--edge", "Notify[a]", "Notify[b]"]) == 0
    assert "Notify[a] comes before Notify[b]" in capsys.readouterr().out


def test_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "site.pp"
    path.write_text("$a = 'x'\n$b = $a + 1\n")
    assert main(["why", str(path)]) == 1
    assert "$a = 'x'" in capsys.readouterr().out


def test_a_failure_comes_with_its_remedy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("$a = '/bin/echo'\n$b = generate($a)\n")
    assert main(["why", str(path)]) == 1
    shown = capsys.readouterr()
    assert "$a = '/bin/echo'" in shown.out
    assert "--allow-generate=/bin/echo" in shown.err


def test_errors_of_compile_carry_the_short_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("$a = 'x'\n$b = $a + 1\n")
    assert main(["compile", str(path)]) == 1
    assert f"note: $a = 'x' ({path}:1)" in capsys.readouterr().err


def test_what_is_not_there(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", manifest, "--node", "db1", "File[/x]"]) == 1
    err = capsys.readouterr().err
    assert "there is no File[/x] in the catalog" in err
    assert "why-not" in err


def test_what_may_have_been_meant(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["why", manifest, "--node", "db1"]
    assert main([*arguments, "File[/etc/mot]"]) == 1
    assert "did you mean `File[/etc/motd]`?" in capsys.readouterr().err
    assert main([*arguments, "File[/etc/motd]", "contents"]) == 1
    assert "did you mean `content`?" in capsys.readouterr().err
    assert main([*arguments, "File[/etc/motd]", "zzz"]) == 1
    assert "it has content" in capsys.readouterr().err


def test_a_page_about_what_is_not_there(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", manifest, "--node", "db1", "File[/x]", "--format", "html"]) == 1
    assert capsys.readouterr().out == ""


def test_blame_outside_of_a_checkout(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["why", manifest, "--node", "db1", "File[/etc/motd]", "content", "--blame"]
    assert main(arguments) == 0
    shown = capsys.readouterr()
    assert "'hello'" in shown.out
    assert "git knows none of these lines" in shown.err


def test_a_file_that_cannot_be_written(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["why", manifest, "--node", "db1", "File[/etc/motd]", "--output", "/nowhere/x"]
    assert main(arguments) == 1
    assert "/nowhere/x: No such file or directory" in capsys.readouterr().err


def test_the_other_way_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { 'a': } -> notify { 'b': }\n")
    assert main(["why", str(path), "--edge", "Notify[b]", "Notify[a]"]) == 0
    out = capsys.readouterr().out
    assert "nothing puts Notify[b] before Notify[a]: it is the other way round" in out
    assert "Notify[a] before Notify[b]" in out


def test_a_question_is_needed(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", manifest, "--node", "db1"]) == 2
    assert "name a resource" in capsys.readouterr().err


def test_why_not(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why-not", manifest, "--node", "db1", "File[/etc/motd2]"]) == 0
    assert "in the catalog: File[/etc/motd]" in capsys.readouterr().out


def test_why_not_of_what_is_there(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why-not", manifest, "--node", "db1", "File[/etc/motd]"]) == 1
    assert "is in the catalog" in capsys.readouterr().out


def test_who_reads(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["who-reads", manifest, "--node", "web1", "--set", "role=web"]
    assert main([*arguments, "fact", "role"]) == 0
    assert capsys.readouterr().out == "Class[Motd] text\nFile[/etc/motd] content\n"


def test_who_reads_as_json(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["who-reads", manifest, "--node", "db1", f"{manifest}:1", "--format", "json"]
    assert main(arguments) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["resource"] for line in lines] == ["Class[Motd]", "File[/etc/motd]"]


def test_who_reads_a_file_that_does_not_exist(
    manifest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["who-reads", manifest, "--node", "db1", "data/nothing.yaml:key"]) == 1
    assert "there is no such file" in capsys.readouterr().err


def test_why_not_of_what_is_not_a_reference(
    manifest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for reference in ("nonsense", "File[", "File[]"):
        assert main(["why-not", manifest, "--node", "db1", reference]) == 1
        assert "expected a reference such as File[/etc/motd]" in capsys.readouterr().err


def test_who_reads_what_nothing_reads(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["who-reads", manifest, "--node", "db1", "fact", "kernel"]) == 0
    assert "nothing in the catalog depends on fact kernel" in capsys.readouterr().err


def test_who_reads_a_fact_that_does_not_exist(
    manifest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["who-reads", manifest, "--node", "db1", "fact", "kernal"]) == 1
    assert "db1 has no fact `kernal`; did you mean `kernel`?" in capsys.readouterr().err


def test_who_reads_on_all_nodes(manifest: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["who-reads", manifest, "--all-nodes", "--set", "role=web", "fact", "role"]
    assert main(asked) == 0
    assert capsys.readouterr().out == "web1  2 directly\n"
    assert main([*asked, "--format", "json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["node"] for line in lines} == {"web1"}


def test_who_reads_on_all_nodes_what_none_has(
    manifest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["who-reads", manifest, "--all-nodes", "--set", "role=web", "fact", "rolle"]
    assert main(asked) == 1
    printed = capsys.readouterr()
    assert printed.out == "web1  does not have it\n"
    assert printed.err == "mupuppet: no node has fact rolle; did you mean `role`?\n"


def test_a_resource_in_the_place_of_the_path_has_a_hint(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["why", "File[/etc/motd]", "content"]) == 1
    assert "write the path before the resource: `. 'File[/etc/motd]'`" in capsys.readouterr().err
