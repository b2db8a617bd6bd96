"""What code that real Ruby runs can read, write, run and reach where it is confined."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from mupuppet import Compilation, compile
from mupuppet.cli.main import main
from mupuppet.compiler.limits import Limits
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import Permissions, allowed
from mupuppet.ruby.worker import confinement
from mupuppet.ruby.worker.confinement import Confinement, available_confinement
from mupuppet.ruby.worker.ruby import Ruby
from tests.requirements import needs_bubblewrap, needs_ruby

pytestmark = needs_ruby


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a module, and a secret beside the modules."""
    root = tmp_path_factory.mktemp("confined")
    (root / "secret").write_text("geheim")
    (root / "code/modules/m/templates").mkdir(parents=True)
    return root


@pytest.fixture(scope="module")
def ruby() -> Iterator[Ruby]:
    made = Ruby("always")
    yield made
    made.close()


def run(
    root: Path, ruby: Ruby | str, body: str, permissions: Permissions | None = None
) -> Compilation:
    (root / "code/modules/m/templates/t.erb").write_text(f"<%= {body} %>")
    environment = Environment.from_code(
        "notice(template('m/t.erb'))", modulepath=(str(root / "code/modules"),)
    )
    return compile(environment, ruby=ruby, permissions=permissions or Permissions())


def refusal(result: Compilation) -> str:
    assert result.error is not None, result.logs
    return result.error.id


@needs_bubblewrap
@pytest.mark.parametrize(
    "body",
    [
        "File.read('SECRET')",
        "(File.read('SECRET') rescue 1)",
        "File.exist?('SECRET')",
        "IO.readlines('SECRET')",
        "open('SECRET').read",
        "File.stat('SECRET').size",
        "Pathname.new('SECRET').read",
        "(YAML.load_file('SECRET') rescue {})",
        "Dir.children(File.dirname('SECRET'))",
        "Dir[File.dirname('SECRET') + '/*']",
        "File.read('/proc/1/root' + 'SECRET')",
        "`cat SECRET`",
        "Process.wait(spawn('cat', 'SECRET', out: '/tmp/x')).then { File.read('/tmp/x') }",
        "File.symlink('SECRET', '/tmp/l').then { File.read('/tmp/l') }",
        "File.read('/etc/shadow')",
        "Dir.glob('/root/*')",
        "Dir.glob(Dir.home + '/*')",
    ],
)
def test_other_files_are_hidden(root: Path, ruby: Ruby, body: str) -> None:
    result = run(root, ruby, body.replace("SECRET", str(root / "secret")))
    assert "geheim" not in str(result.logs)
    assert "geheim" not in str(result.error)
    # What Ruby itself opens is refused; a program that it starts finds nothing.
    if "cat" not in body and "/proc" not in body and "symlink" not in body:
        assert refusal(result) == "read-refused"


@needs_bubblewrap
def test_what_may_be_read(root: Path, ruby: Ruby) -> None:
    own = root / "code/modules/m/templates/t.erb"
    assert ("notice", "true") in run(root, ruby, f"File.exist?('{own}')").logs
    assert ("notice", "false") in run(root, ruby, "File.exist?('/no/such/file')").logs
    body = f"File.read('{root}/secret')"
    assert ("notice", "geheim") in run(root, ruby, body, allowed(read=(str(root),))).logs
    assert refusal(run(root, ruby, body)) == "read-refused"


@needs_bubblewrap
def test_a_link_out_of_a_module_is_hidden(root: Path, ruby: Ruby) -> None:
    link = root / "code/modules/m/templates/link"
    link.symlink_to(root / "secret")
    try:
        result = run(root, ruby, f"File.read('{link}')")
        assert "geheim" not in str((result.logs, result.error))
        assert refusal(result) == "read-refused"
    finally:
        link.unlink()


@needs_bubblewrap
@pytest.mark.parametrize("inside", ["", "/code/modules/m", "/code/modules/m/templates"])
def test_nothing_is_written(root: Path, ruby: Ruby, inside: str) -> None:
    target = Path(f"{root}{inside}/new")
    result = run(root, ruby, f"(File.write('{target}', 'x') rescue 1)")
    if inside or result.error is not None:
        assert refusal(result) == "write-refused"
        assert "`--allow-write " in str(result.error)
    run(root, ruby, f"`touch {target}; rm -rf {root}/code`")
    assert not target.exists()
    assert (root / "code/modules/m/templates/t.erb").exists()


@needs_bubblewrap
@pytest.mark.parametrize(
    "code",
    ["File.open('{}', 'w') {{ |f| f.write('x') }}", "File.new('{}', File::WRONLY | File::CREAT)",
     "IO.binwrite('{}', 'x')", "File.open('{}', mode: 'a')", "FileUtils.touch('{}')",
     "Dir.mkdir('{}')"],
)  # fmt: skip
def test_new_files_in_hidden_directories_are_refused(root: Path, ruby: Ruby, code: str) -> None:
    (root / "hidden").mkdir(exist_ok=True)
    result = run(root, ruby, f"({code.format(root / 'hidden' / 'new')} rescue 1)")
    assert refusal(result) == "write-refused"
    # What is really missing is missing, and so is a file that would only be read.
    missing = run(root, ruby, f"({code.format(root / 'none' / 'new')} rescue 'none')")
    assert ("notice", "none") in missing.logs
    read = run(root, ruby, f"(File.read('{root / 'hidden' / 'new'}') rescue 'none')")
    assert ("notice", "none") in read.logs


@needs_bubblewrap
def test_a_refused_question_names_what_allows_writing_as_well(root: Path, ruby: Ruby) -> None:
    code = f"File.write('{root}/secret', 'x') if File.exist?('{root}/secret')"
    result = run(root, ruby, code)
    assert refusal(result) == "read-refused"
    assert f"`--allow-write {root}` instead, which allows both" in str(result.error)


@needs_bubblewrap
def test_what_may_be_written(root: Path, ruby: Ruby) -> None:
    own = root / "own"
    own.mkdir()
    body = f"File.write('{own}/x', 'y')"
    assert run(root, ruby, body, allowed(write=(str(own),))).error is None
    assert (own / "x").read_text() == "y"


@needs_bubblewrap
def test_temporary_files_are_its_own(root: Path, ruby: Ruby) -> None:
    name = f"/tmp/mupuppet-test-{os.getpid()}"
    body = f"File.write('{name}', 'x'); File.read('{name}')"
    assert ("notice", "x") in run(root, ruby, f"({body})").logs
    assert not os.path.exists(name)
    body = "Tempfile.create('x') { |file| file.write('y'); 1 }"
    assert ("notice", "1") in run(root, ruby, body).logs


@needs_bubblewrap
def test_other_processes_are_hidden(root: Path, ruby: Ruby) -> None:
    body = "`ls /proc`.split.grep(/^[0-9]+$/).length < 9"
    assert ("notice", "true") in run(root, ruby, body).logs
    body = f"(Process.kill(0, {os.getpid()}); 1) rescue 'there is none'"
    if os.getpid() > 100:
        assert ("notice", "there is none") in run(root, ruby, f"({body})").logs


@needs_bubblewrap
@pytest.mark.parametrize("kind", [Confinement.BUBBLEWRAP, Confinement.UNSHARE])
def test_there_is_no_network(
    root: Path, kind: Confinement, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also not for code that gets around what the harness refuses."""
    monkeypatch.setattr(confinement, "available_confinement", lambda: kind)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        address = f"Socket.sockaddr_in({port}, '127.0.0.1')"
        body = f"(Socket.new(:INET, :STREAM).connect({address}) rescue $!.class)"
        (_, said) = run(root, "always", body).logs[-1]
        assert said in ("Errno::ECONNREFUSED", "Errno::ENETUNREACH")
        assert ("notice", "0") in run(root, "always", body, Permissions(network=("127.*",))).logs


@needs_bubblewrap
def test_a_name_on_the_machine_does_not_change(root: Path, ruby: Ruby) -> None:
    run(root, ruby, "`hostname changed`")
    assert socket.gethostname() != "changed"


@needs_bubblewrap
def test_rights_of_root_do_not_help(root: Path, ruby: Ruby) -> None:
    for body in (
        "`mount -o remount,rw / 2>&1; echo x > /etc/mupuppet-test`",
        "`mknod /tmp/d b 8 0 2>&1; head -c 1 /tmp/d`",
        "`umount /tmp 2>&1; nsenter -t 1 -m ls / 2>&1`",
    ):
        run(root, ruby, body)
    assert not os.path.exists("/etc/mupuppet-test")
    body = "File.read('/proc/self/status')[/CapEff:\\s*(\\h+)/, 1].to_i(16) & ~2"
    assert ("notice", "0") in run(root, ruby, body).logs


@needs_bubblewrap
@pytest.mark.parametrize("path", ["/proc/sys/kernel/core_pattern", "/proc/self/oom_score_adj"])
def test_the_machine_is_not_changed_through_proc(root: Path, ruby: Ruby, path: str) -> None:
    """Root owns these files, and needs no other rights to write them; nothing is written here."""
    opened = run(root, ruby, f"File.open('{path}', 'r+').close")
    # To others than root it is forbidden anyway.
    assert "Permission denied" in str(opened.error) or refusal(opened) == "write-refused"
    body = f"`sh -c ': >> {path}' 2>&1; unshare -Urm sh -c ': >> {path}' 2>&1 && echo opened`"
    assert "opened" not in str(run(root, ruby, body).logs)


@needs_bubblewrap
def test_memory_is_not_filled_through_files_of_devices(root: Path, ruby: Ruby) -> None:
    for path in ("/dev/shm/x", "/dev/x"):
        assert refusal(run(root, ruby, f"File.write('{path}', 'x')")) == "write-refused"
    assert ("notice", "1") in run(root, ruby, "File.write('/dev/null', 'x')").logs


def test_it_is_shown(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["env", str(root / "code"), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ruby"]["confinement"] == available_confinement().value
    assert main(["env", str(root / "code")]) == 0
    assert f"Confinement of Ruby\n  {available_confinement().value}: " in capsys.readouterr().out


def test_only_if_confined(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confinement, "available_confinement", lambda: Confinement.UNSHARE)
    result = run(root, "confined", "`true`.length")
    assert refusal(result) == "unsupported-ruby"
    assert "install the package `bubblewrap`" in str(result.error)


@needs_bubblewrap
def test_if_confined_it_runs(root: Path) -> None:
    assert ("notice", "0") in run(root, "confined", "`true`.length").logs


@pytest.mark.parametrize(
    "frame",
    [
        '{"ask": "nothing", "arguments": []}',
        '{"ask": "lookup", "arguments": []}',
        '{"ask": "lookup", "arguments": [1, 2]}',
        '{"ask": "call", "arguments": ["top", "notice", "x", false, null]}',
        '{"ask": "call", "arguments": ["top", "notice", [], false, "x"]}',
        '{"ask": "lambda", "arguments": [[]]}',
        '{"ask": ["lookup"], "arguments": []}',
        '{"ask": "log", "arguments": ["notice", {"q": 1}]}',
        '{"ask": "log", "arguments": ["notice", {}]}',
        '{"ask": "log", "arguments": ["notice", {"x": 99}]}',
        '{"ask": "log", "arguments": ["notice", {"b": "?"}]}',
        '{"ask": "log", "arguments": ["no level", "x"]}',
        '{"result": 1}',
        '{"result": {"b": 1}}',
        '{"result": {"h": [[1]]}}',
        '{"result": "x", "changed": [[99, 1]]}',
        '{"result": "x", "changed": 5}',
        '{"result": "x", "kept": [{"y": 7}]}',
        '{"error": {}}',
        '{"error": {"kind": 1, "message": [], "line": "x", "origin": null, "standard": 1}}',
        '{"error": {"kind": "X", "message": "m", "line": 1, "origin": 99, "standard": true}}',
        '{"ended": {}}',
        "[]",
        "{}",
        "x",
        "[" * 100_000,
    ],
)
def test_a_worker_that_lies(root: Path, ruby: Ruby, frame: str) -> None:
    """Code can write to the pipe what it likes."""
    written = f"[{len(frame)}].pack('N') + %q({frame})"
    result = run(root, ruby, f"(Harness::OUTPUT.write({written}); sleep 1)")
    assert result.error is not None
    assert result.error.id in ("ruby-worker", "ruby-error", "uncaught-ruby-error"), result.error
    assert ("notice", "2") in run(root, ruby, "1 + 1").logs


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        # It asks for much, and reads nothing of it.
        (
            """(ask = %q({"ask": "lookup", "arguments": ["top", "large"]});
            Harness::OUTPUT.write([ask.length].pack('N') + ask); Harness::OUTPUT.flush; sleep)""",
            "it has read nothing for 5 seconds",
        ),
        # Each of its questions comes in time.
        ("loop { scope.lookupvar('facts'); sleep 0.2 }", "it took more than 2 seconds in all"),
    ],
    ids=["reads nothing", "asks forever"],
)
def test_a_worker_that_keeps_us_waiting(
    root: Path, ruby: Ruby, body: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mupuppet.ruby.worker.session._RESPONSES", 0.4)
    (root / "code/modules/m/templates/t.erb").write_text(f"<%= {body} %>")
    environment = Environment.from_code(
        "$large = sprintf('%2000000s', 'x')\nnotice(template('m/t.erb'))",
        modulepath=(str(root / "code/modules"),),
    )
    result = compile(environment, ruby=ruby, limits=Limits(ruby_seconds=5))
    assert refusal(result) == "ruby-worker"
    assert reason in str(result.error)
