"""`mupuppet batch`: requests and answers."""

import json
from typing import Any

from mupuppet.cli.batch import answer


def ask(**request: Any) -> dict[str, Any]:
    return answer(json.dumps(request).encode())


def messages(result: dict[str, Any]) -> list[Any]:
    resources = result["catalog"]["resources"]
    return [r["parameters"]["message"] for r in resources if r["type"] == "Notify"]


def test_a_catalog() -> None:
    result = ask(id=7, code="notify { 'a': message => $facts['x'] }", facts={"x": 1}, node="n")
    assert (result["id"], result["ok"], result["error"]) == (7, True, None)
    assert messages(result) == [1]
    assert result["catalog"]["name"] == "n"
    assert result["seconds"] > 0


def test_a_mistake() -> None:
    result = ask(id="b", code="notice('before')\n$x = 1\n$x = 2\n")
    assert (result["ok"], result["catalog"]) == (False, None)
    assert result["error"] == "Cannot reassign variable '$x'"
    (diagnostic,) = result["diagnostics"]
    assert (diagnostic["id"], diagnostic["line"]) == ("illegal-reassignment", 3)
    assert result["logs"] == [{"level": "notice", "message": "before"}]


def test_virtual_modules_live_for_one_request() -> None:
    modules = {"foo/manifests/init.pp": "class foo { notify { 'a': message => 'from foo' } }"}
    assert messages(ask(code="include foo", modules=modules)) == ["from foo"]
    assert ask(code="include foo")["ok"] is False


def test_settings() -> None:
    code = "notify { 'a': message => \"<${unknown}>\" }"
    assert messages(ask(code=code)) == ["<>"]
    assert ask(code=code, settings={"strict_variables": True})["ok"] is False
    assert ask(code=code, settings={"strict": "error"})["ok"] is False


def test_bad_requests_are_answered() -> None:
    for line in (b"", b"[]", b"{", b"\xff", b'{"code": 1}', b'{"code": "", "facts": []}', b"{}"):
        result = answer(line)
        assert result["ok"] is False
        assert result["error"].startswith("bad request")
    assert "relative path" in ask(code="", modules={"../evil": "x"})["error"]
    assert "strict" in ask(code="", settings={"strict": "maybe"})["error"]
