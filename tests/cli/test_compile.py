"""`mupuppet compile` as a user calls it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from mupuppet.cli.main import main
from tests.cli.command import clean_environment, mupuppet

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


def test_the_catalog_of_a_node_as_json(
    manifest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = tmp_path / "facts.json"
    facts.write_text('{"role": "web"}')
    arguments = ["compile", manifest, "--node", "web1", "--facts", str(facts), "--format", "json"]
    assert main(arguments) == 0
    catalog = json.loads(capsys.readouterr().out)
    (file,) = [r for r in catalog["resources"] if r["type"] == "File"]
    assert file["title"] == "/etc/motd"
    assert file["parameters"] == {"content": "I am web"}
    assert (file["file"], file["line"]) == (manifest, 2)


def test_several_mistakes_are_shown_once_each_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("$b::c = 1\n$d::e = 2\n")
    assert main(["compile", str(path)]) == 1
    shown = capsys.readouterr().err
    assert shown.count("error[cross-scope-assignment]") == shown.count("^^^^^") == 2
    assert "Giving up" not in shown
    assert "err:" not in shown


def test_the_node_that_is_named_is_trusted_whosever_facts_it_gets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { $trusted['certname']: }\n")
    facts = tmp_path / "facts.json"
    facts.write_text('{"name": "web1", "values": {"clientcert": "web1"}}')
    assert main(["compile", str(path), "--facts", str(facts)]) == 0
    assert "Notify[web1]" in capsys.readouterr().out
    assert main(["compile", str(path), "--facts", str(facts), "--node", "web2"]) == 0
    assert "Notify[web2]" in capsys.readouterr().out


def test_options_without_effect_are_reported(
    manifest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", manifest, "--node", "a", "--hiera-config", "/nowhere.yaml"]) == 1
    assert (
        "error[missing-file]: there is no such file\n --> /nowhere.yaml" in capsys.readouterr().err
    )
    assert main(["compile", manifest, "--node", "a", "--modulepath", "/nowhere"]) == 0
    shown = capsys.readouterr().err
    assert shown.count("there is no module directory `/nowhere`") == 1


def test_facts_in_puppets_own_format(
    manifest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = tmp_path / "facts.json"
    facts.write_text('{"name": "web1", "values": {"role": "db"}}')
    assert main(["compile", manifest, "--node", "web1", "--facts", str(facts)]) == 0
    assert "I am db" in capsys.readouterr().out


def test_a_built_in_set_of_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { \"${facts['os']['name']} ${osfamily} ${fqdn} ${x}\": }\n")
    arguments = ["compile", str(path), "--node", "web1.example.org", "--facts", "rocky-9"]
    arguments += ["--puppet", "7"]
    assert main([*arguments, "--set", "x=1", "--set", "os.family=Other"]) == 0
    assert "Notify[Rocky Other web1.example.org 1]" in capsys.readouterr().out
    assert main([*arguments, "--no-legacy-facts"]) == 0
    assert "Notify[Rocky   ]" in capsys.readouterr().out


def test_the_node_that_the_facts_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { \"${trusted['certname']} ${trusted['extensions']['role']}\": }\n")
    facts = tmp_path / "facts.yaml"
    facts.write_text("- {certname: db7, facts: {a: 1}, trusted: {certname: db7, extensions: {}}}")
    assert main(["compile", str(path), "--facts", str(facts)]) == 0
    assert "Notify[db7 ]" in capsys.readouterr().out
    trusted = tmp_path / "trusted.json"
    trusted.write_text('{"certname": "db8", "extensions": {"role": "db"}}')
    assert main(["compile", str(path), "--facts", str(facts), "--trusted", str(trusted)]) == 0
    assert "Notify[db8 db]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--facts", "debian12"], "did you mean `debian-12`"),
        (["--facts", "/nowhere/facts.json"], "/nowhere/facts.json"),
        (["--trusted", "/nowhere/trusted.json"], "/nowhere/trusted.json"),
        (["--set", "os.family.x=1"], "--set:1:11"),
    ],
)
def test_facts_that_do_not_exist(
    manifest: str, arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", manifest, *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert expected in captured.err


@pytest.mark.parametrize(
    ("output_format", "expected"),
    [
        ("table", "  File[/etc/motd]  content => 'hello'\n"),
        ("puppet", "file { '/etc/motd':\n  content => 'hello',\n}\n"),
        ("dot", '"File[/etc/motd]";'),
        ("svg", ">File[/etc/motd]</text>"),
        ("yaml", '- type: File\n  title: "/etc/motd"\n'),
    ],
)
def test_formats(
    manifest: str, output_format: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", manifest, "--node", "x", "--format", output_format]) == 0
    assert expected in capsys.readouterr().out


def test_a_mistake_is_shown_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.pp"
    path.write_text("notify { 'a': mesage => 1 }\n")
    assert main(["compile", str(path), "--node", "x"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "no parameter named 'mesage'" in captured.err
    assert f"{path}:1" in captured.err
    assert "did you mean `message`?" in captured.err


@pytest.mark.parametrize("content", ["[1]", "{", ""])
def test_bad_facts(
    manifest: str, tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = tmp_path / "facts.json"
    facts.write_text(content)
    assert main(["compile", manifest, "--facts", str(facts)]) == 1
    assert str(facts) in capsys.readouterr().err


def test_missing_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "/nowhere/site.pp"]) == 1
    assert "/nowhere/site.pp" in capsys.readouterr().err


def test_a_directory_environment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("include foo::bar\n")
    (tmp_path / "environment.conf").write_text("# a comment\nmodulepath = site:modules\n")
    module = tmp_path / "site" / "foo"
    (module / "manifests").mkdir(parents=True)
    (module / "templates").mkdir()
    (module / "manifests" / "bar.pp").write_text(
        "class foo::bar { notify { 'n': message => epp('foo/x.epp', {'a' => 1}) } }\n"
    )
    (module / "templates" / "x.epp").write_text("<%- |$a| -%>value <%= $a %>")
    assert main(["compile", str(tmp_path), "--node", "x"]) == 0
    assert "message => 'value 1'" in capsys.readouterr().out


def test_by_the_rules_of_the_paper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.pp"
    path.write_text("class a { file { 'x': mode => '0644' } }\ninclude a\n")
    options = ["compile", str(path), "--node", "x", "--semantics", "paper"]
    assert main([*options, "--format", "puppet"]) == 0
    assert "file { 'x':" in capsys.readouterr().out
    path.write_text("[1].each |$x| { }\n")
    assert main(options) == 1
    assert "μPuppet" in capsys.readouterr().err


def test_by_the_rules_of_the_paper_only_given_facts_are_variables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "small.pp"
    path.write_text("notify { $hostname: }\n")
    options = [str(path), "--node", "web.example.com"]
    for verb in (["compile", "--semantics", "paper"], ["step"]):
        assert main([*verb, *options]) == 1
        assert "`$hostname` is not bound in ::" in capsys.readouterr().err
        assert main([*verb, *options, "--set", "a=1"]) == 1
        assert "`$hostname` is not bound in ::" in capsys.readouterr().err
        assert main([*verb, *options, "--set", "hostname=db"]) == 0
        assert "notify { 'db': }" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--trusted", "--modulepath", "--environment"])
def test_what_the_paper_does_not_have_is_rejected(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "small.pp"
    path.write_text("notify { 'x': }\n")
    assert main(["compile", str(path), "--semantics", "paper", option, "x"]) == 2
    assert f"there is no {option}" in capsys.readouterr().err


def test_the_rules_of_the_paper_take_one_manifest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", str(tmp_path), "--semantics", "paper"]) == 2
    assert "name one manifest" in capsys.readouterr().err


def test_pictures_are_xml_whatever_titles_are(tmp_path: Path) -> None:
    from xml.etree import ElementTree

    path, picture = tmp_path / "site.pp", tmp_path / "site.svg"
    path.write_text("notify { \"<&'\\u{1}\\n\": } ~> notify { 'second': }\nclass a { } include a")
    arguments = ["compile", str(path), "--node", "x", "--format", "svg", "--output", str(picture)]
    assert main(arguments) == 0
    root = ElementTree.fromstring(picture.read_text())
    texts = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Notify[second]", "Class[A]", "Class[main]"} <= set(texts)
    assert any(text.startswith("Notify[<&'") for text in texts)
    arrows = [p for p in root.iter("{http://www.w3.org/2000/svg}path") if p.get("class")]
    assert len(arrows) == 1


def test_diagnostics_for_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.pp"
    path.write_text("fail('no')\n")
    arguments = ["compile", str(path), "--node", "x", "--diagnostics"]
    assert main([*arguments, "json"]) == 1
    (diagnostic,) = json.loads(capsys.readouterr().err)
    place = (diagnostic["file"], diagnostic["line"], diagnostic["severity"])
    assert place == (str(path), 1, "error")
    assert main([*arguments, "concise"]) == 1
    assert capsys.readouterr().err.startswith(f"{path}:1:1: error[")


def test_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deep.pp"
    path.write_text("function f($n) { if $n > 0 { f($n - 1) } }\nf(100)\n")
    arguments = ["compile", str(path), "--node", "x", "--limit"]
    assert main([*arguments, "call_depth=50"]) == 1
    assert "nested more than 50 deep" in capsys.readouterr().err
    assert main([*arguments, "call_depth=500"]) == 0


def test_parsed_code_is_cached_for_the_next_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    init = tmp_path / "env/modules/a/manifests/init.pp"
    init.parent.mkdir(parents=True)
    init.write_text("class a { notify { 'one': } }")
    site = tmp_path / "env/manifests/site.pp"
    site.parent.mkdir()
    site.write_text("include a")

    def run(*others: str) -> str:
        assert main(["compile", str(tmp_path / "env"), "--node", "n", *others]) == 0
        return capsys.readouterr().out

    fresh = run("--no-cache")
    assert "Notify[one]" in fresh
    assert not (tmp_path / "cache").exists()
    assert run() == fresh
    (cached,) = (tmp_path / "cache/mupuppet/parsed").iterdir()
    assert cached.stat().st_mode & 0o077 == 0
    with monkeypatch.context() as without_parser:
        without_parser.setattr("mupuppet.environment.parsed_files.parse_and_check", None)
        assert run() == fresh
    init.write_text("class a { notify { 'two': } }")
    assert "Notify[two]" in run()


def test_a_setting_is_given_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notice($settings::statedir, $settings::trace, $settings::http_extra_headers)")
    given = ["--setting", "vardir=/v", "--setting", "trace=true"]
    assert main(["compile", str(path), *given, "--setting", "http_extra_headers=a, b"]) == 0
    assert "notice: /v/state true [a, b]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("vardir", "expected NAME=VALUE, not `vardir`"),
        ("nosuch=1", "Puppet has no setting `nosuch`"),
        ("strict=off", "set by other options"),
    ],
)
def test_a_wrong_setting_is_reported(
    setting: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["compile", "site.pp", "--setting", setting])
    assert message in capsys.readouterr().err


def test_code_from_standard_input_is_named_in_diagnostics() -> None:
    ran = mupuppet("compile", "-", stdin=b"notify { 'a': mesage => 1 }\n")
    assert ran.status == 1
    assert " --> <code>:1:15\n" in ran.err
    broken = mupuppet("compile", "-", stdin=b"notify { '\xff': }\n")
    assert (broken.status, "invalid UTF-8: unexpected byte 0xFF" in broken.err) == (1, True)


def test_a_pipe_is_read_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.pp"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_text, args=["notify { 'a': mesage => 1 }\n"])
    writer.start()
    ran = mupuppet("compile", pipe)
    writer.join()
    assert ran.status == 1
    assert "no parameter named 'mesage'" in ran.err


def test_streams_that_are_closed() -> None:
    for stream in ("<&-", ">&-", "2>&-"):
        command = f'"$0" -m mupuppet compile - {stream}'
        done = subprocess.run(
            ["/bin/sh", "-c", command, sys.executable],
            input=b"" if stream != "<&-" else None,
            capture_output=True,
            env=clean_environment(),
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b""), stream


def test_a_full_disk_is_reported_with_the_file() -> None:
    ran = mupuppet("compile", "-", "--output", "/dev/full")
    assert (ran.status, ran.err) == (1, "mupuppet: /dev/full: No space left on device\n")


def test_memory_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "site.pp"
    path.write_text(
        "function f($v, $n) { if $n == 0 { $v } else { f(join([$v, $v]), $n - 1) } }\n"
        "$x = f('aaaa', 60)\n"
    )
    ran = mupuppet("compile", path, "--memory", "600")
    assert ran.status == 1
    assert "error[out-of-memory]: there is not enough memory" in ran.err
    assert f" --> {path}:1:49\n" in ran.err
    assert mupuppet("compile", path, "--memory", "none").status == 2
