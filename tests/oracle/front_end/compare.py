"""Where our outcome differs from real Puppet's.

- Both accept, or both reject. What makes Puppet crash counts as rejected, and nothing else is
  compared then.
- The trees are the same, byte for byte in Puppet's notation, also when validation rejects.
- A syntax error ends Puppet's work: one of our errors is at its place and has its code. At the
  end of the input Puppet names no place; ours are never without one.
- Validation errors: the same codes at the same places, in the same order, as often. A heredoc
  whose embedded text is wrong ends Puppet's validation; we continue, and may find more.
- Definitions that clash: Puppet names no code and at most a line, on which we have an error.
- Warnings: the same ones. Where Puppet stopped early, at least its own. What Puppet warns about
  more than once at the same place counts once.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.oracle.front_end.outcome import Issue, Outcome

#: What identifies an issue: its code as we spell it, and its place.
Key = tuple[str | None, int | None, int | None]

#: The errors of a heredoc's embedded text.
EMBEDDED_TEXT_CODES = {"ILLEGAL_JSON", "ILLEGAL_BASE64", "ILLEGAL_PP", "ILLEGAL_EPP"}


def differences(puppet: Outcome, ours: Outcome) -> list[str]:
    """What differs, in words; nothing if the two agree."""
    if puppet.ok != ours.ok:
        return [_disagreement(puppet, ours)]
    if puppet.exception is not None:
        return []
    found = []
    if puppet.pn is not None and ours.pn != puppet.pn:
        found.append(f"the trees differ:\n  Puppet: {puppet.pn}\n  ours:   {ours.pn}")
    if not puppet.ok:
        found += _error_differences(puppet, ours)
    found += _warning_differences(puppet, ours)
    return found


def _disagreement(puppet: Outcome, ours: Outcome) -> str:
    if puppet.ok:
        return "Puppet accepts, we reject:\n" + _listed(ours.errors)
    return f"Puppet rejects ({puppet.stage}), we accept:\n" + _listed(puppet.errors, "Puppet")


def _error_differences(puppet: Outcome, ours: Outcome) -> list[str]:
    if puppet.stage == "syntax":
        same = any(_is_same(puppet.errors[0], issue) for issue in ours.errors)
    elif puppet.stage == "definitions":
        line = puppet.errors[0].line
        same = line is None or any(issue.line == line for issue in ours.errors)
    else:
        expected = [_key(issue) for issue in puppet.errors]
        actual = [_key(issue) for issue in ours.errors]
        ended_early = puppet.errors[-1].code in EMBEDDED_TEXT_CODES
        same = set(expected) <= set(actual) if ended_early else expected == actual
    if same:
        return []
    return [f"the errors differ:\n{_listed(puppet.errors, 'Puppet')}\n{_listed(ours.errors)}"]


def _is_same(puppet: Issue, ours: Issue) -> bool:
    same_code = puppet.code is None or _kebab(puppet.code) == ours.code
    same_place = puppet.line is None or (puppet.line, puppet.column) == (ours.line, ours.column)
    return same_code and same_place


def _warning_differences(puppet: Outcome, ours: Outcome) -> list[str]:
    expected = {(_key(issue), issue.severity) for issue in puppet.warnings if issue.line}
    actual = {(_key(issue), issue.severity) for issue in ours.warnings}
    # A warning of Puppet's without a place stands for one of ours that has one.
    unplaced = {issue.message for issue in puppet.warnings if not issue.line}
    same = expected <= actual
    if puppet.ok:
        same = same and len(actual) == len(expected) + len(unplaced)
    if same:
        return []
    return [f"the warnings differ:\n{_listed(puppet.warnings, 'Puppet')}\n{_listed(ours.warnings)}"]


def _key(issue: Issue) -> Key:
    return (issue.code and _kebab(issue.code), issue.line, issue.column)


def _kebab(code: str) -> str:
    return code.lower().replace("_", "-")


def _listed(issues: Iterable[Issue], label: str = "ours") -> str:
    return "\n".join(f"  {label}: {issue}" for issue in issues) or f"  {label}: none"
