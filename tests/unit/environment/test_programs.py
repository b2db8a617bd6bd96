"""What code may read and run: its own files, and what a person allows."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from mupuppet import compile
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment import programs
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import Permissions
from mupuppet.environment.spec import EnvironmentSpec

pytestmark = pytest.mark.slow


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """An environment with one module, beside a directory with a secret."""
    files = tmp_path / "modules" / "stuff" / "files"
    files.mkdir(parents=True)
    (tmp_path / "modules" / "stdlib").mkdir()
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "secret").write_text("secret")
    (files / "own").write_text("own")
    (files / "link").symlink_to(tmp_path / "outside" / "secret")
    (files / "inner_link").symlink_to(files / "own")
    (files.parent / "templates").symlink_to(files)
    return Environment(EnvironmentSpec(modulepath=(str(tmp_path / "modules"),)))


def evaluated(environment: Environment, expression: str) -> str:
    """The value of an expression as text, or the message of the error."""
    code = f"notify {{ 'it': message => {expression} }}"
    result = compile(environment.derive(code=code))
    if result.error is not None:
        return result.error.message
    assert result.catalog is not None
    (notify,) = (each for each in result.catalog.resources if each.type == "Notify")
    return str(notify.parameters["message"])


def test_files_of_modules_are_read(environment: Environment) -> None:
    assert evaluated(environment, "file('stuff/own')") == "own"
    assert evaluated(environment, "file('stuff/inner_link')") == "own"


def refused(environment: Environment, expression: str) -> Diagnostic:
    """The diagnostic of something that is not allowed."""
    error = compile(environment.derive(code=f"notice({expression})")).error
    assert error is not None
    assert error.id in ("read-refused", "generate-refused", "network-refused"), error
    return error


def test_a_link_out_of_the_modules_is_refused(environment: Environment, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    for expression in (
        "file('stuff/link')",
        "find_file('stuff/link')",
        "binary_file('stuff/link')",
        "template('stuff/link')",
        "epp('stuff/link')",
        "file('stuff/../../../outside/secret')",
    ):
        error = refused(environment, expression)
        assert error.id == "read-refused"
        assert error.hint is not None
        assert f"`--allow-read {outside}`" in error.hint
        assert f'`allow-read = ["{outside}"]` in mupuppet.toml' in error.hint
        assert any("may contain secrets" in note for note in map(str, error.notes))
    leads = refused(environment, "file('stuff/link')").notes[0]
    assert str(leads).endswith(f"leads to {outside}/secret")


def test_what_does_not_exist_is_missing_as_for_puppet(environment: Environment) -> None:
    assert "Could not find any files" in evaluated(environment, "file('/no/such/file')")
    assert evaluated(environment, "file('/no/such/file', 'stuff/own')") == "own"
    assert evaluated(environment, "String(find_file('/no/such/file', 'stuff/../../no'))") == ""
    assert evaluated(environment, "String(loadyaml('/no/such/file', 'default'))") == "default"


def test_the_first_file_that_exists_is_the_one_that_counts(
    environment: Environment, tmp_path: Path
) -> None:
    secret = tmp_path / "outside" / "secret"
    assert evaluated(environment, f"file('stuff/own', '{secret}')") == "own"
    assert refused(environment, f"file('{secret}', 'stuff/own')").id == "read-refused"


def test_data_of_a_default_does_not_hide_a_refusal(
    environment: Environment, tmp_path: Path
) -> None:
    path = tmp_path / "outside" / "secret"
    assert refused(environment, f"loadyaml('{path}', 'default')").id == "read-refused"
    url = "https://host.example.com/a.yaml"
    error = refused(environment, f"loadyaml('{url}', 'default')")
    assert error.id == "network-refused"
    assert error.hint is not None
    assert "--allow-network host.example.com" in error.hint


class Documents(BaseHTTPRequestHandler):
    """A web server with a document, and a way out."""

    def do_GET(self) -> None:
        if self.path == "/away":
            self.send_response(302)
            self.send_header("Location", "http://elsewhere.invalid/")
        else:
            self.send_response(200 if self.path == "/a.yaml" else 404)
        self.end_headers()
        self.wfile.write(b"a: [1, 2]\n")

    def log_message(self, format: str, *arguments: object) -> None:
        """Be silent."""


def test_data_is_read_from_hosts_that_are_allowed(environment: Environment) -> None:
    allowed = environment.derive(permissions=Permissions(network=("127.0.0.*",)))
    with HTTPServer(("127.0.0.1", 0), Documents) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        root = f"http://user:password@127.0.0.1:{server.server_port}"
        assert evaluated(allowed, f"String(loadyaml('{root}/a.yaml'))") == "{'a' => [1, 2]}"
        assert refused(allowed, f"loadyaml('{root}/away', 'x')").id == "network-refused"
        assert evaluated(allowed, f"loadjson('{root}/no', 'default')") == "default"
        message = evaluated(allowed, f"loadjson('{root}/no')")
        assert "404 Not Found" in message
        assert "password" not in message
        server.shutdown()


def test_absolute_paths_are_read_where_it_is_allowed(
    environment: Environment, tmp_path: Path
) -> None:
    secret = tmp_path / "outside" / "secret"
    assert refused(environment, f"file('{secret}')").id == "read-refused"
    assert refused(environment, f"binary_file('{secret}')").id == "read-refused"
    allowed = Environment(replace(environment.spec, permissions=Permissions((str(secret.parent),))))
    assert evaluated(allowed, f"file('{secret}')") == "secret"
    assert evaluated(allowed, f"find_file('{secret}')") == str(secret)
    assert evaluated(allowed, "file('stuff/link')") == "secret"


def test_the_null_device_is_empty(environment: Environment) -> None:
    assert evaluated(environment, "file('/no/such/file', '/dev/null')") == ""


def test_glob_looks_only_where_it_is_allowed(environment: Environment, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    assert refused(environment, f"glob('{outside}/*')").id == "read-refused"
    inside = tmp_path / "modules" / "stuff" / "files"
    found = evaluated(environment, f"join(glob(['{inside}/o*', '{inside.parent}/*']), ' ')")
    assert found == f"{inside}/own {inside} {inside.parent}/templates"


def test_generate_is_refused(environment: Environment) -> None:
    error = refused(environment, "generate('/bin/echo', 'a')")
    assert "it would run `/bin/echo`" in error.message
    assert error.hint is not None
    assert "--allow-generate=/bin/echo" in error.hint


def test_generate_runs_the_programs_that_are_named(environment: Environment) -> None:
    allowed = environment.derive(permissions=Permissions(generate=("/bin/echo",)))
    assert evaluated(allowed, "generate('/bin//echo', 'a')") == "a\n"
    assert refused(allowed, "generate('/bin/cat', '/etc/passwd')").id == "generate-refused"
    # The permissions of a derived environment are its own.
    assert refused(environment, "generate('/bin/echo', 'a')").id == "generate-refused"


def test_a_compilation_may_have_permissions_of_its_own(environment: Environment) -> None:
    own = environment.derive(code="notify { generate('/bin/echo', '-n', 'a'): }")
    assert compile(own, permissions=Permissions(generate=("*",))).ok
    assert not compile(own).ok


def test_generate_runs_what_is_allowed(environment: Environment) -> None:
    allowed = Environment(replace(environment.spec, permissions=Permissions(generate=("*",))))
    assert evaluated(allowed, "generate('/bin/echo', 'a', '$HOME;b')") == "a $HOME;b\n"
    for expression, message in (
        ("generate('echo')", "Generators must be fully qualified"),
        ("generate('/bin/ec;ho')", "Generators can only contain alphanumerics"),
        ("generate('/bin/../bin/echo')", "Can not use generators with '..'"),
        ("generate('/bin/false', 'x')", "Execution of '/bin/false x' returned 1: "),
        ("generate('/bin/no_such_program')", "Failed to execute generator /bin/no_such_program"),
    ):
        assert message in evaluated(allowed, expression)


def test_programs_are_ended() -> None:
    with pytest.raises(programs.ProgramError, match=r"took more than 0\.05 seconds"):
        programs.run_program(["/bin/sleep", "20"], seconds=0.05)
