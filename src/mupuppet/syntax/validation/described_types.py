"""The names of the types by which Puppet describes its own types, resources and syntax trees.

No type alias may have one of these names. They are apart because hardly any alias could.
"""

_PCORE = """
    abstracttimedatatype anytype arraytype binarytype booleantype callabletype
    catalogentrytype classtype collectiontype defaulttype enumtype floattype hashtype inittype
    integertype iterabletype iteratortype notundeftype numerictype objecttype
    objecttypeextentype optionaltype patterntype regexptype resourcetype runtimetype
    scalardatatype scalartype semverrangetype semvertype sensitivetype stringtype
    structelement structtype timespantype timestamptype tupletype typealiastype
    typereferencetype typesettype typetype undeftype unittype uritype varianttype
"""
_AST = """
    abstractattributeoperation abstractresource accessexpression andexpression
    applyblockexpression applyexpression arithmeticexpression assignmentexpression
    attributeoperation attributesoperation binaryexpression blockexpression booleanexpression
    callexpression callfunctionexpression callmethodexpression callnamedfunctionexpression
    caseexpression caseoption collectexpression comparisonexpression concatenatedstring
    definition eppexpression exportedquery expression functiondefinition heredocexpression
    hostclassdefinition ifexpression inexpression keyedentry lambdaexpression literal
    literalboolean literaldefault literalfloat literalhash literalinteger literallist
    literalnumber literalregularexpression literalstring literalundef literalvalue locator
    matchexpression namedaccessexpression nameddefinition nodedefinition nop notexpression
    orexpression parameter parenthesizedexpression plandefinition popsobject positioned
    program qrefdefinition qualifiedname qualifiedreference queryexpression
    relationshipexpression renderexpression renderstringexpression reservedword resourcebody
    resourcedefaultsexpression resourceexpression resourceoverrideexpression
    resourcetypedefinition selectorentry selectorexpression textexpression typealias
    typedefinition typemapping unaryexpression unaryminusexpression unfoldexpression
    unlessexpression variableexpression virtualquery
"""

#: The names in lower case.
DESCRIBED_TYPES = frozenset(
    ["puppet::ast", "puppet::resource::param", "puppet::resource::resourcetype3"]
    + ["pcore::membername", "pcore::qref", "pcore::simpletypename", "pcore::typename"]
    + ["pcore::uri", "pcore::uri_rx"]
    + [f"pcore::{name}" for name in _PCORE.split()]
    + [f"puppet::ast::{name}" for name in _AST.split()]
)
