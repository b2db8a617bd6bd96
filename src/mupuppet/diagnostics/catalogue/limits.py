"""Limits that keep a run from taking all time and memory."""

from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.ids import LimitId

KINDS: dict[LimitId, Kind] = {
    "array-too-long": Kind(
        "An array would be too long.",
        "It would not fit into memory.",
        "Check the number that the array is made with; docs/limits.md lists the limits.",
    ),
    "endless-evaluation": Kind(
        "Collectors and defined types keep creating new resources.",
        "Puppet gives up after 1000 rounds, and so does mupuppet.",
        "Look for a defined type that keeps declaring itself with new titles.",
        "define a() { a { \"${title}x\": } }\na { 'a': }\n",
    ),
    "number-too-long": Kind(
        "A number has thousands of digits.",
        "Reading or writing it would take very long: the limit is 4,300 digits.",
        "Check where the number comes from.",
    ),
    "out-of-memory": Kind(
        "There is not enough memory.",
        "A value or the catalog is too large.",
        "Check what grows so large; docs/limits.md lists the limits.",
    ),
    "out-of-time": Kind(
        "The compilation takes too long.",
        "It has reached its time limit.",
        "Raise the limit if the code is right; docs/limits.md describes how.",
    ),
    "pattern-error": Kind(
        "A regular expression cannot be used.",
        "It is not valid, or would take very long to match.",
        "Simplify the pattern; nested repetitions such as `(a+)+` are the usual cause.",
    ),
    "process-ended": Kind(
        "The process that compiled a node has ended.",
        "It was killed, perhaps because the system ran out of memory, or it crashed.",
        "Compile this node alone; other nodes are not affected.",
    ),
    "string-too-long": Kind(
        "A string would be too long.",
        "It would not fit into memory.",
        "Check what is repeated; docs/limits.md lists the limits.",
    ),
    "too-deep": Kind(
        "Code or values are nested too deeply.",
        "Each level uses stack space, which is limited.",
        "Flatten the code, or check the condition that ends a recursion.",
        "function f($n) { f($n + 1) }\nf(0)\n",
    ),
    "too-many-calls": Kind(
        "Functions and lambdas are called too often.",
        "The compilation has reached its limit of calls.",
        "Check what the code iterates over; docs/limits.md lists the limits.",
    ),
    "too-many-resources": Kind(
        "The catalog would have too many resources.",
        "It has reached its limit.",
        "Check what declares them; docs/limits.md lists the limits.",
    ),
    "value-too-deep": Kind(
        "A value is nested too deeply.",
        "It cannot be written into a catalog.",
        "Flatten the value.",
    ),
}
