"""What code may read and run: its own files, and what a person allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.basics.records import replace
from mupuppet.environment import programs
from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import EnvironmentSpec


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


def test_a_link_out_of_the_modules_leads_nowhere(environment: Environment) -> None:
    assert "Could not find any files" in evaluated(environment, "file('stuff/link')")
    assert evaluated(environment, "String(find_file('stuff/link'))") == ""


def test_absolute_paths_are_read_where_it_is_allowed(
    environment: Environment, tmp_path: Path
) -> None:
    secret = tmp_path / "outside" / "secret"
    assert "Could not find any files" in evaluated(environment, f"file('{secret}')")
    assert "does not exist" in evaluated(environment, f"binary_file('{secret}')")
    allowed = Environment(replace(environment.spec, readable=(str(secret.parent),)))
    assert evaluated(allowed, f"file('{secret}')") == "secret"
    assert evaluated(allowed, f"find_file('{secret}')") == str(secret)
    assert evaluated(allowed, "file('stuff/link')") == "secret"


def test_the_null_device_is_empty(environment: Environment) -> None:
    assert evaluated(environment, "file('/no/such/file', '/dev/null')") == ""


def test_glob_looks_only_where_it_is_allowed(environment: Environment, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    assert "lies outside" in evaluated(environment, f"join(glob('{outside}/*'))")
    inside = tmp_path / "modules" / "stuff" / "files"
    found = evaluated(environment, f"join(glob(['{inside}/o*', '{inside.parent}/*']), ' ')")
    assert found == f"{inside}/own {inside}"


def test_generate_is_refused(environment: Environment) -> None:
    assert "may not run programs" in evaluated(environment, "generate('/bin/echo', 'a')")


def test_generate_runs_what_is_allowed(environment: Environment) -> None:
    allowed = Environment(replace(environment.spec, allow_generate=True))
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
