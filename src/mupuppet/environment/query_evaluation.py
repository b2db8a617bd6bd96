"""Queries to PuppetDB, answered from our own records of nodes.

Queries have PuppetDB's own form, nested lists (`["from", "nodes", …]`), or are written in PQL. The
entities are `nodes`, `facts`, `inventory` and `resources`. A query that cannot be answered is an
error: an incomplete answer would change the catalog.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable, Iterator
from typing import Any

from mupuppet.catalog.catalog import same_data
from mupuppet.environment.node_records import RecordedNodes
from mupuppet.environment.pql import QueryError, parse_pql
from mupuppet.values.regexps import PatternError, Regexp

#: The fields of each entity; those that end with a dot have parts.
_FIELDS = {
    "nodes": (
        "certname", "deactivated", "expired", "catalog_timestamp", "facts_timestamp",
        "report_timestamp", "catalog_environment", "facts_environment", "report_environment",
    ),
    "facts": ("certname", "name", "value", "value.", "environment"),
    "inventory": (
        "certname", "timestamp", "environment", "facts", "facts.", "trusted", "trusted.",
    ),
    "resources": (
        "certname", "environment", "type", "title", "tags", "tag", "exported", "file", "line",
        "parameters", "parameters.",
    ),
}  # fmt: skip

#: How older queries name what they select from.
_OLD_NAMES = {f"select_{name}": name for name in _FIELDS}

#: The parts of a field such as `facts.os."a.b"`.
_PARTS = re.compile(r'"[^"]*"|[^."]+')

Row = dict[str, Any]


def answer_query(query: str | list[Any], nodes: RecordedNodes) -> list[Any]:
    """The answer to a query, as PuppetDB would give it. Raises QueryError."""
    parsed = parse_pql(query) if isinstance(query, str) else query
    return _Evaluation(nodes).from_query(parsed)


class _Evaluation:
    """One query, with what it has read."""

    def __init__(self, nodes: RecordedNodes) -> None:
        self._nodes = nodes
        self._known = {each.certname: each for each in nodes.nodes()}

    def from_query(self, query: Any) -> list[Any]:
        """`["from", entity, condition or extraction, paging …]`"""
        if not isinstance(query, list) or len(query) < 2 or query[0] != "from":
            raise QueryError('a query must begin with ["from", …] or be PQL')
        entity, parts = self._entity(query[1]), list(query[2:])
        paging = {}
        while parts and _operator(parts[-1]) in ("order_by", "limit", "offset"):
            name, *values = parts.pop()
            paging[name] = values
        if len(parts) > 1:
            raise _unknown(parts[1])
        extract = parts[0] if parts and _operator(parts[0]) == "extract" else None
        condition = parts[0] if parts and extract is None else None
        grouping: list[Any] = []
        columns: Any = None
        if extract is not None:
            columns, *rest = extract[1:] or [None]
            grouping = [each for each in rest if _operator(each) == "group_by"]
            conditions = [each for each in rest if _operator(each) != "group_by"]
            if len(conditions) > 1:
                raise _unknown(conditions[1])
            condition = conditions[0] if conditions else None
        rows = self._ordered(entity, self._rows(entity, condition), paging)
        if columns is None:
            return rows
        chosen = [columns] if _is_field(columns) else columns
        if not isinstance(chosen, list):
            raise _unknown(extract)
        return self._extracted(entity, rows, chosen, grouping)

    def _entity(self, name: Any) -> str:
        if not isinstance(name, str) or name not in _FIELDS:
            known = ", ".join(_FIELDS)
            raise QueryError(f"the store answers queries of {known}, not of `{name}`")
        return name

    # --- Rows

    def _rows(self, entity: str, condition: Any) -> list[Row]:
        test = self._test(entity, condition)
        return [row for row in self._all(entity, condition) if test(row)]

    def _all(self, entity: str, condition: Any) -> Iterator[Row]:
        if entity == "resources":
            for certname, type, resources in self._nodes.resources(_wanted_type(condition)):
                node = self._known.get(certname)
                environment = None if node is None else node.environment
                for each in resources:
                    yield {
                        "certname": certname, "environment": environment, "type": type, **each
                    }  # fmt: skip
            return
        for node in self._known.values():
            if entity == "inventory":
                yield {
                    "certname": node.certname,
                    "timestamp": node.timestamp,
                    "environment": node.environment,
                    "facts": node.facts,
                    "trusted": node.trusted,
                }
            elif entity == "facts":
                for name in sorted(node.facts):
                    yield {
                        "certname": node.certname,
                        "name": name,
                        "value": node.facts[name],
                        "environment": node.environment,
                    }
            else:
                row: Row = dict.fromkeys(_FIELDS["nodes"])
                for name in ("catalog", "facts"):
                    row[f"{name}_timestamp"] = node.timestamp
                    row[f"{name}_environment"] = node.environment
                yield {**row, "certname": node.certname}

    def _ordered(self, entity: str, rows: list[Row], paging: dict[str, list[Any]]) -> list[Row]:
        for order in reversed(_only(paging, "order_by", list) or []):
            field, *direction = order if isinstance(order, list) else [order]
            rows.sort(key=self._sorting(entity, field), reverse=direction == ["desc"])
        first: int = _only(paging, "offset", int) or 0
        most = _only(paging, "limit", int)
        return rows[first:] if most is None else rows[first : first + most]

    def _sorting(self, entity: str, field: Any) -> Callable[[Row], Any]:
        value = self._field(entity, field)
        return lambda row: _sortable(value(row))

    # --- Conditions

    def _test(self, entity: str, condition: Any) -> Callable[[Row], bool]:
        if condition is None:
            return lambda _: True
        name = _operator(condition)
        operands = condition[1:] if name is not None else []
        if name in ("and", "or") and operands:
            tests = [self._test(entity, each) for each in operands]
            every = all if name == "and" else any
            return lambda row: every(test(row) for test in tests)
        if name == "not" and len(operands) == 1:
            negated = self._test(entity, operands[0])
            return lambda row: not negated(row)
        if name == "subquery" and len(operands) in (1, 2):
            names = self._certnames(operands)
            return lambda row: row["certname"] in names
        if name == "in" and len(operands) == 2:
            return self._membership(entity, *operands)
        if name == "null?" and len(operands) == 2:
            value = self._field(entity, operands[0])
            return lambda row: (value(row) is None) == operands[1]
        if len(operands) == 2:
            return self._comparison(entity, str(name), *operands)
        raise _unknown(condition)

    def _certnames(self, operands: list[Any]) -> set[str]:
        entity = self._entity(operands[0])
        condition = operands[1] if operands[1:] else None
        return {row["certname"] for row in self._rows(entity, condition)}

    def _comparison(self, entity: str, name: str, field: Any, wanted: Any) -> Callable[[Row], bool]:
        if field == ["node", "active"]:
            return lambda _: wanted is True  # no node here is ever deactivated
        if entity == "resources" and field == "tag" and name == "=":
            tag = str(wanted).lower()
            return lambda row: tag in row["tags"]
        value = self._field(entity, field)
        if name == "=":
            return lambda row: same_data(value(row), wanted)
        if name == "~" and isinstance(wanted, str):
            try:
                pattern = Regexp(wanted).pattern
            except PatternError as error:
                raise QueryError(f"the regular expression {wanted!r}: {error}") from None
            tested = (lambda row: row["tags"]) if field == "tag" else lambda row: [value(row)]
            return lambda row: any(
                isinstance(each, str) and pattern.search(each) is not None for each in tested(row)
            )
        if name in _ORDERS and isinstance(wanted, (int, float, str)):
            ordered = _ORDERS[name]
            return lambda row: _is_comparable(value(row), wanted) and ordered(value(row), wanted)
        raise _unknown([name, field, wanted])

    def _membership(self, entity: str, field: Any, found: Any) -> Callable[[Row], bool]:
        fields = [field] if _is_field(field) else field
        if not isinstance(fields, list):
            raise _unknown(["in", field])
        values = [self._field(entity, each) for each in fields]
        if _operator(found) == "array" and len(found) == 2 and isinstance(found[1], list):
            wanted = [each if len(fields) > 1 else [each] for each in found[1]]
        else:
            wanted = self._selected(found, len(fields))
        keys = {repr(each) for each in wanted}
        return lambda row: repr([value(row) for value in values]) in keys

    def _selected(self, query: Any, count: int) -> list[list[Any]]:
        """The values of a subquery with some number of columns."""
        if _operator(query) == "extract" and len(query) == 3:
            inner = query[2]
            if _operator(inner) in _OLD_NAMES:
                rest = inner[1:]
                query = ["from", _OLD_NAMES[inner[0]], ["extract", query[1], *rest]]
        if _operator(query) != "from":
            raise _unknown(query)
        rows = self.from_query(query)
        if any(len(row) != count for row in rows):
            raise QueryError(f"a subquery of `in` must extract {count} field(s)")
        return [list(row.values()) for row in rows]

    def _field(self, entity: str, field: Any) -> Callable[[Row], Any]:
        """What gives the value of a field of a row."""
        if isinstance(field, list) and len(field) == 2 and isinstance(field[1], str):
            kind, name = field
            if entity == "resources" and kind == "parameter":
                return lambda row: row["parameters"].get(name)
            if entity == "nodes" and kind == "fact":
                known = self._known
                return lambda row: known[row["certname"]].facts.get(name)
        if not isinstance(field, str):
            raise _unknown(field)
        parts = [part.strip('"') for part in _PARTS.findall(field)]
        first = parts[0] if parts else ""
        allowed = _FIELDS[entity]
        if field in allowed:
            return lambda row: row.get(field)
        if f"{first}." in allowed and len(parts) > 1:
            return lambda row: _part(row.get(first), parts[1:])
        shown = ", ".join(name for name in allowed if not name.endswith("."))
        raise QueryError(f"{entity} has no field `{field}`: the fields are {shown}")

    # --- Columns

    def _extracted(
        self, entity: str, rows: list[Row], columns: list[Any], grouping: list[Any]
    ) -> list[Any]:
        counts = [each for each in columns if _operator(each) == "function"]
        found = [(each, self._field(entity, each)) for each in columns if each not in counts]
        fields = {each if isinstance(each, str) else each[1]: value for each, value in found}
        if not counts:
            return [{name: value(row) for name, value in fields.items()} for row in rows]
        if len(counts) > 1 or counts[0][1:2] != ["count"]:
            raise _unknown(counts[-1])
        counted = [self._field(entity, each) for each in counts[0][2:]]
        rows = [row for row in rows if all(value(row) is not None for value in counted)]
        if not fields:
            return [{"count": len(rows)}]
        if sorted(map(str, grouping[0][1:] if grouping else [])) != sorted(fields):
            raise QueryError("the fields beside count() must be those of `group by`")
        groups: dict[str, Row] = {}
        for row in rows:
            shown = {name: value(row) for name, value in fields.items()}
            group = groups.setdefault(repr(shown), {**shown, "count": 0})
            group["count"] += 1
        return list(groups.values())


def _wanted_type(condition: Any) -> str | None:
    """The only resource type that a condition can be true of, if there is one."""
    name = _operator(condition)
    if name == "=" and condition[1:2] == ["type"] and isinstance(condition[2], str):
        return condition[2]
    if name == "and":
        return next(filter(None, map(_wanted_type, condition[1:])), None)
    return None


def _part(value: Any, path: list[str]) -> Any:
    for name in path:
        if isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


# --- Forms


def _operator(part: Any) -> str | None:
    return part[0] if isinstance(part, list) and part and isinstance(part[0], str) else None


def _is_field(part: Any) -> bool:
    is_pair = _operator(part) in ("fact", "parameter", "node") and len(part) == 2
    return isinstance(part, str) or is_pair


def _unknown(part: Any) -> QueryError:
    return QueryError(f"the store cannot answer a query with {json.dumps(part, default=str)}")


def _only(paging: dict[str, list[Any]], name: str, kind: type) -> Any:
    """The value of `limit` and the like, if it is given."""
    values = paging.get(name)
    if values is None:
        return None
    if len(values) != 1 or not isinstance(values[0], kind):
        raise _unknown([name, *values])
    return values[0]


# --- Order


def _sortable(value: Any) -> tuple[int, Any]:
    """A key by which values of all kinds can be sorted; what is null comes last."""
    if value is None:
        return 3, 0
    if isinstance(value, (bool, int, float)):
        return 0, value
    return (1, value) if isinstance(value, str) else (2, json.dumps(value, sort_keys=True))


def _is_comparable(value: Any, other: Any) -> bool:
    if isinstance(value, bool) or isinstance(other, bool):
        return False
    numbers = (int, float)
    both_numbers = isinstance(value, numbers) and isinstance(other, numbers)
    return both_numbers or (isinstance(value, str) and isinstance(other, str))


_ORDERS: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
