"""Nothing in a catalog reaches a terminal as something that it obeys, and no secret is shown."""

from pathlib import Path

import pytest

from mupuppet import Environment
from mupuppet.cli.main import main
from mupuppet.compiler.api import compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.environment.exports import ListedExports

CODE = r"""
notify { "a\u{1b}[31m\u{9b}1mb\u{202e}\u{7f}": message => { "k\u{7}" => "v\u{9b}" } }
notify { 'secret': message => { 'x' => Sensitive('geheim'), 'l' => [1, [Sensitive('geheim')]] } }
@@notify { 'exported': message => { 'x' => Sensitive('geheim') }, withpath => true }
"""


@pytest.mark.parametrize("form", ["table", "puppet", "dot"])
def test_what_is_printed(tmp_path: Path, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site.pp").write_text(CODE)
    arguments = ["compile", str(tmp_path / "site.pp"), "--format", form, "--exports", "memory"]
    assert main([*arguments, "--color", "never"]) == 0
    out = capsys.readouterr().out
    controls = [each for each in out if each != "\n" and not each.isprintable()]
    assert controls == []
    assert "geheim" not in out


def test_nothing_sensitive_is_exported() -> None:
    inputs = compilation_inputs(Environment.from_code(CODE), exports=ListedExports([]))
    (exported,) = compile(inputs).exported
    assert exported.to_data()["parameters"] == {"withpath": True}
