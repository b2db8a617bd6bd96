"""What is declared about functions besides their names and signatures."""

from __future__ import annotations

from enum import Enum, Flag, auto


class Topic(Enum):
    """The headings of the reference, in their order."""

    RESOURCES = "Classes and resources"
    ITERATION = "Iteration"
    COLLECTIONS = "Arrays and hashes"
    STRINGS = "Strings"
    NUMBERS = "Numbers, booleans and times"
    COMPARISON = "Comparison"
    TYPES = "Types and values"
    CHOICES = "Choices"
    DATA = "Variables and data"
    FACTS = "Facts and addresses"
    FILES = "Files and templates"
    FORMATS = "Data formats"
    DIGESTS = "Digests and random values"
    MESSAGES = "Messages"
    VALIDATION = "Validation"


class Trait(Flag):
    """Properties of all calls of a function."""

    NONE = 0
    #: Adds classes, resources or tags to the catalog.
    DECLARES = auto()
    #: Its arguments name classes, which it declares.
    INCLUDES_CLASSES = auto()
    #: Its arguments contain titles of resources, which it declares or realizes.
    TAKES_TITLES = auto()
    #: Its result depends on what the catalog contains at the time of the call.
    READS_CATALOG = auto()

    #: Evaluates other code: templates, functions whose names it is given, methods of objects.
    EVALUATES = auto()
    #: Looks up a key in Hiera.
    LOOKS_UP_DATA = auto()
    #: Ends the lambda, function or class that calls it.
    LEAVES = auto()
    #: Calls its lambda for one element after the other, in order.
    ITERATES_IN_ORDER = auto()
    #: What its lambda returns may end the iteration before the last element.
    STOPS_EARLY = auto()
    #: Calls its lambda for the lambda's effects, and does not use its results.
    IGNORES_RESULTS = auto()
    #: Hands the result of each call of its lambda to the next call.
    ACCUMULATES = auto()
    #: Strings of its result have the encoding of its first argument, or of the strings in it.
    KEEPS_ENCODING = auto()
    #: Puppet's 3.x API has it, too.
    ALSO_LEGACY = auto()
    #: Puppet's 3.x API has it only to refuse calls.
    LEGACY_STUB = auto()
