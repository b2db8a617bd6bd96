"""Where the paper's rules differ from Puppet: the differences that `docs/paper-errata.md` lists.

Only those that a generated manifest can show are here; `amendments.py` puts each of them into the
rules, and `causes.py` finds out which of them is behind a disagreement.
"""

from __future__ import annotations

from mupuppet.basics.records import Record


class Difference(Record):
    """A documented difference between μPuppet and Puppet.

    `row` are words of its row in the document, and `case` names the manifest that shows it. Where
    Puppet rejects what the rules accept, `message` is a pattern for what Puppet says.
    """

    name: str
    row: str
    case: str
    message: str = ""
    document: str = "docs/paper-errata.md"

    @property
    def manifest(self) -> str:
        return f"tests/corpus/paper/limits.cases::{self.case}.pp"


DEFINED_LATER = Difference(
    "definitions precede their use",
    "`include a` before `class a { }`",
    "class_defined_later",
)
LAZY_TYPES = Difference(
    "defined resources are processed at once",
    "stuck: a defined resource is processed at once",
    "define_is_lazy",
)
NODES_IN_PLACE = Difference(
    "node definitions are compiled where they stand",
    "stuck: a node definition is compiled where it is",
    "node_before_top",
)
NO_NODE = Difference(
    "no node definition matches",
    "no node definition matches",
    "no_node_matches",
    message="Could not find node statement",
)
SAME_TITLE = Difference(
    "two instances of a defined type with one title",
    "both are processed: only built-in resources enter the catalog",
    "define_same_title",
    message="Duplicate declaration: ",
)
UNKNOWN_PARAMETER = Difference(
    "arguments that are not parameters",
    "`merge` ignores what is not a parameter",
    "unknown_class_parameter",
    message="no parameter named",
)
UNKNOWN_ATTRIBUTE = Difference(
    "attributes that a built-in type does not have",
    "accepted: built-in types have no list of attributes",
    "unknown_attribute",
    message="no parameter named",
)
LATER_PARAMETER = Difference(
    "a default that reads its own or a later parameter",
    "a default that reads a later parameter",
    "default_reads_parameter",
)
INHERITED = Difference(
    "inherited variables by a qualified name",
    "`QVar` looks only into `::a`",
    "qualified_inherited",
)
PRESET = Difference(
    "variables that Puppet sets",
    "`$title` and `$name` outside defined types",
    "title_at_top",
)
MISSING_PART = Difference(
    "a part that does not exist is undef",
    "an attribute that a resource does not have",
    "missing_key",
)
NEGATIVE_INDEX = Difference(
    "arrays counted from their end",
    "`[1, 2][-1]`",
    "index_negative",
)
STRING_INDEX = Difference(
    "characters of a string",
    "`'abc'[0]`",
    "string_index",
)
COLLECTIONS = Difference(
    "operators on arrays and hashes",
    "`[1] + 2`",
    "array_operators",
)
NUMERIC_STRINGS = Difference(
    "strings that are numbers",
    "`'1' + 1`",
    "numeric_strings",
)
STRING_ORDER = Difference(
    "the order of strings",
    "`'a' < 'b'`",
    "order_of_strings",
)
REFERENCE_ORDER = Difference(
    "the order of references",
    "`File['a'] < File['b']`",
    "order_of_references",
)
TRUTH = Difference(
    "conditions that are not booleans",
    "anything but `false` and `undef` is true",
    "condition_integer",
)
LARGE_INTEGERS = Difference(
    "integers beyond 64 bits",
    "integers beyond 64 bits",
    "large_integers",
    message="outside of Puppet Integer",
)
EMPTY_TITLE = Difference(
    "empty titles",
    "`notify { '': }`",
    "empty_title",
    message="Empty string title",
)
MISSING_TARGET = Difference(
    "relationships to what is not there",
    "`require => File['missing']`",
    "missing_target",
    message="Could not find resource",
)

PASSED = Difference(
    "references that were passed as parameters",
    "a reference that is passed as a parameter stays one",
    "reference_parameter",
)
#: Not a difference of the paper's: Puppet itself fails, with an exception that is not a diagnostic.
PUPPET_BREAKS = Difference(
    "Puppet fails with an internal error",
    "A resource reference that was passed as a parameter, compared with another",
    "reference_parameter_compared",
    document="docs/deviations.md",
)

#: In the order in which they are tried.
DIFFERENCES = (
    NO_NODE,
    SAME_TITLE,
    MISSING_TARGET,
    UNKNOWN_PARAMETER,
    UNKNOWN_ATTRIBUTE,
    EMPTY_TITLE,
    LATER_PARAMETER,
    PASSED,
    LARGE_INTEGERS,
    INHERITED,
    PRESET,
    NEGATIVE_INDEX,
    STRING_INDEX,
    COLLECTIONS,
    NUMERIC_STRINGS,
    STRING_ORDER,
    REFERENCE_ORDER,
    TRUTH,
    MISSING_PART,
    DEFINED_LATER,
    NODES_IN_PLACE,
    LAZY_TYPES,
)
