"""Post a comment on a pull request, or update the one that an earlier run has posted.

It is found by its first line. The environment has `API` (where comments are listed and made),
`EDIT` (what the id of a comment is appended to), `TOKEN`, and `METHOD` (PATCH) for updates.
"""

import json
import os
import sys
from urllib.request import Request, urlopen


def call(method, url, body=None):
    """Ask the forge; returns what it answers."""
    token = os.environ["TOKEN"]
    headers = {
        "Authorization": f"Bearer {token}",
        "PRIVATE-TOKEN": token,
        "Content-Type": "application/json",
        "Accept": "application/json",
    }
    data = None if body is None else json.dumps({"body": body}).encode()
    with urlopen(Request(url, data=data, headers=headers, method=method), timeout=60) as response:
        return json.load(response)


def existing(marker):
    """The id of the comment of an earlier run."""
    for page in range(1, 100):
        found = call("GET", f"{os.environ['API']}?per_page=100&page={page}")
        for comment in found:
            if comment["body"].startswith(marker):
                return comment["id"]
        if len(found) < 100:
            return None


def main():
    """Post or update."""
    with open(sys.argv[1], encoding="utf-8") as file:
        body = file.read()
    number = existing(body.split("\n", 1)[0])
    if number is None:
        call("POST", os.environ["API"], body)
    else:
        call(os.environ.get("METHOD", "PATCH"), f"{os.environ['EDIT']}/{number}", body)


main()
