"""Real Puppet, asked through `front_end.rb`."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any

from mupuppet.basics.records import Record
from tests.oracle.front_end.outcome import Outcome

DRIVER = Path(__file__).with_name("driver.rb")


class PuppetError(Exception):
    """Real Puppet cannot be asked."""


class Request(Record):
    """A text to examine. `file` is the absolute name that Puppet is to see.

    Without `tree` it is only validated.
    """

    content: bytes
    file: str
    epp: bool = False
    modulepath: tuple[str, ...] = ()
    tree: bool = True

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"file": self.file, "epp": self.epp}
        if not self.tree:
            data["want"] = ["validate"]
        if self.modulepath:
            data["modulepath"] = list(self.modulepath)
        try:
            data["code"] = self.content.decode()
        except UnicodeDecodeError:
            data["base64"] = base64.b64encode(self.content).decode("ascii")
        return data


def is_installed() -> bool:
    """Whether Puppet's library is where its command is, so that it can be asked."""
    if not (shutil.which("puppet") and shutil.which("ruby")):
        return False
    probe = subprocess.run(["ruby", "-e", 'require "puppet/version"'], capture_output=True)
    return probe.returncode == 0


def installed_version() -> str:
    """The version of the installed Puppet."""
    command = ["ruby", "-e", 'require "puppet/version"; print Puppet.version']
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Puppet:
    """One process that runs real Puppet's front end. Use it in a `with` statement."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["ruby", "-W0", str(DRIVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Puppet:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()

    def examine(self, request: Request) -> Outcome:
        """What Puppet says about one text."""
        return self.examine_all([request])[0]

    def examine_all(self, requests: Sequence[Request]) -> list[Outcome]:
        """What Puppet says about each text; requests and answers flow at the same time."""
        return [Outcome.from_answer(answer) for answer in self.ask(r.to_data() for r in requests)]

    def ask(self, requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """The driver's answers to requests in the driver's own form."""
        lines = [json.dumps({"id": number, **data}) for number, data in enumerate(requests)]
        writer = Thread(target=self._write, args=(lines,), daemon=True)
        writer.start()
        assert self._process.stdout
        answers = []
        for number in range(len(lines)):
            line = self._process.stdout.readline()
            if not line:
                raise PuppetError(f"real Puppet ended while it examined: {lines[number][:500]}")
            answer = json.loads(line)
            if answer["id"] != number:
                raise PuppetError(f"answer {answer['id']} came where {number} was expected")
            answers.append(answer)
        writer.join()
        return answers

    def _write(self, lines: Sequence[str]) -> None:
        assert self._process.stdin
        try:
            for line in lines:
                self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # the reader sees the end of the answers and says so
