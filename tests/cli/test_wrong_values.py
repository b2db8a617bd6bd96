"""Wrong values for every option of every verb, found by walking through their parsers."""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterator

import pytest

from mupuppet.cli.main import VERBS, main, parser_of

#: Values that are neither choices nor numbers nor names; some options take some of them.
_WRONG = ("", "-1", "0x", "1.5", "9" * 30, "a b", "\x1b[31m", "ä/ö", "=", "x=", "=x")


def accepts(action: Action, value: str) -> bool:
    """Whether a value is a right one, by what the option itself says."""
    if action.choices is not None:
        return value in action.choices
    assert callable(action.type)
    try:
        action.type(value)
    except Exception:  # noqa: BLE001  # whatever it raises must end as wrong usage
        return False
    return True


def wrong_values() -> Iterator[tuple[str, str, str]]:
    """A verb, one of its options that does not take every text, and a wrong value."""
    for verb in VERBS:
        for action in parser_of(verb)._actions:
            if not action.option_strings or (action.choices is None and action.type is None):
                continue
            for value in _WRONG:
                if not accepts(action, value):
                    yield verb, action.option_strings[-1], value


CASES = list(wrong_values())


def required(verb: str) -> list[str]:
    """Something for each argument that a verb needs, so that only the option is wrong."""
    positional = [each for each in parser_of(verb)._actions if not each.option_strings]
    needed = [each for each in positional if each.nargs not in ("?", "*")]
    return [next(iter(each.choices)) if each.choices else "x" for each in needed]


def test_options_of_every_kind_are_tried() -> None:
    tried = {option for _, option, _ in CASES}
    assert {"--limit", "--format", "--jobs", "--memory", "--set", "--setting", "--strict"} <= tried
    assert {verb for verb, _, _ in CASES} == set(VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_a_wrong_value_is_wrong_usage(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    for _, option, value in (case for case in CASES if case[0] == verb):
        with pytest.raises(SystemExit) as ended:
            main([verb, *required(verb), f"{option}={value}"])
        assert ended.value.code == 2, (option, value)
        out, err = capsys.readouterr()
        assert out == ""
        usage, message, pointer, end = err.split("\n")
        assert usage.startswith(f"usage: mupuppet {verb} [options]")
        assert message.startswith(f"mupuppet {verb}: error: argument ")
        assert option in message
        assert pointer == f"`mupuppet {verb} --help` explains all options"
        assert end == ""
        assert "\x1b" not in err
