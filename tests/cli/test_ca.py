"""`mupuppet ca`: the verbs of an authority, also of one that Puppet Server has made."""

import json
import shutil
from pathlib import Path

import pytest
from cryptography import x509

from tests.cli.command import Result, mupuppet
from tests.unit.server.test_authority import request


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    state = tmp_path_factory.mktemp("ca") / "state"
    done = mupuppet("ca", "setup", "--state", state, "--keylength", "2048")
    assert done.status == 0, done.err
    return state


def test_from_a_request_to_its_revocation(made: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    shutil.copytree(made, state)

    def ca(*arguments: str) -> Result:
        return mupuppet("ca", *arguments, "--state", state)

    for name in ("web1", "web2"):
        (state / "ca" / "requests").mkdir(exist_ok=True)
        (state / "ca" / "requests" / f"{name}.pem").write_bytes(request(name))
    assert [line.split()[:2] for line in ca("list").out.splitlines()] == [
        ["web1", "requested"],
        ["web2", "requested"],
    ]
    assert ca("sign", "web1").out == "web1: signed\n"
    wrong = ca("sign", "nobody")
    assert (wrong.status, "no certificate request of nobody" in wrong.err + wrong.out) == (1, True)
    assert ca("sign", "--all").out == "web2: signed\n"
    states = {each["name"]: each["state"] for each in _listed(ca("list", "--all", "--format=json"))}
    assert states == {"web1": "signed", "web2": "signed"}
    assert ca("revoke", "web1").status == 0
    states = {each["name"]: each["state"] for each in _listed(ca("list", "--all", "--format=json"))}
    assert states == {"web1": "revoked", "web2": "signed"}
    crls = x509.load_pem_x509_crl((state / "ca" / "ca_crl.pem").read_bytes())
    assert len(crls) == 1
    assert ca("clean", "web2").status == 0
    assert not (state / "ca" / "signed" / "web2.pem").exists()
    generated = ca("generate", "deploy", "--administers", "--keylength", "2048")
    assert generated.status == 0, generated.err
    assert (state / "ssl" / "private_keys" / "deploy.pem").stat().st_mode & 0o077 == 0
    assert ca("generate", "deploy").status == 1
    assert ca("refresh").status == 0
    serials = [int(line.split()[0], 16) for line in _inventory(state)]
    assert serials == sorted(set(serials))
    assert len(serials) == 3


def _listed(done: Result) -> list[dict[str, str]]:
    assert done.status == 0, done.err
    found: list[dict[str, str]] = json.loads(done.out)
    return found


def _inventory(state: Path) -> list[str]:
    return (state / "ca" / "inventory.txt").read_text().splitlines()


def test_the_directory_of_a_puppet_server_is_taken_over(made: Path, tmp_path: Path) -> None:
    """With what Puppet Server has beside its certificates: nothing of it gets lost."""
    theirs = tmp_path / "puppetserver"
    shutil.copytree(made / "ca", theirs)
    for name in ("infra_crl.pem", "infra_inventory.txt", "infra_serials"):
        (theirs / name).write_bytes(b"")
    (theirs / "serial").write_text("0010")
    state = tmp_path / "state"
    done = mupuppet("ca", "import", theirs, "--state", state)
    assert done.status == 0, done.err
    for path in theirs.rglob("*.pem"):
        copy = state / "ca" / path.relative_to(theirs)
        assert not path.name.startswith("ca_") or copy.read_bytes() == path.read_bytes()
    done = mupuppet("ca", "generate", "web1", "--state", state, "--keylength", "2048")
    assert done.status == 0, done.err
    assert _inventory(state)[-1].startswith("0x0010 ")
    again = mupuppet("ca", "import", theirs, "--state", state)
    assert again.status == 1
    assert "already" in again.err
    nothing = mupuppet("ca", "import", tmp_path, "--state", tmp_path / "other")
    assert nothing.status == 1
    assert "is not usable as an authority" in nothing.err
