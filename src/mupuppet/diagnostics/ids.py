"""The id of every diagnostic, by topic.

This is a type: at run time only the catalogue imports it, so ids cost a run nothing. A diagnostic
with an id that is not listed here does not pass mypy, and
`tests/unit/diagnostics` checks that the catalogue explains each id and that the source raises it.

An id is Puppet's issue code in kebab case where Puppet has one: `ILLEGAL_VAR_NAME` is
`illegal-var-name`, and `DUPLICATE_ATTRIBUE` keeps its typing error.
"""

from typing import Literal

#: Files that cannot be parsed.
SyntaxId = Literal[
    "epp-unbalanced-comment",
    "epp-unbalanced-expression",
    "epp-unbalanced-tag",
    "heredoc-empty-endtag",
    "heredoc-invalid-escape",
    "heredoc-invalid-syntax",
    "heredoc-multiple-at-escapes",
    "heredoc-unclosed-parenthesis",
    "heredoc-without-end-tagged-line",
    "heredoc-without-text",
    "illegal-argument-list",
    "illegal-class-reference",
    "illegal-fully-qualified-class-reference",
    "illegal-fully-qualified-name",
    "illegal-number",
    "illegal-regexp",
    "illegal-resource",
    "illegal-unfold",
    "illegal-unicode-escape",
    "illegal-virtual",
    "invalid-decimal-number",
    "invalid-hex-number",
    "invalid-octal-number",
    "nested-heredoc",
    "syntax-error",
    "unclosed-mlcomment",
    "unclosed-quote",
    "unrecognized-escape",
]

#: Code that can be parsed but means nothing: what `validate` checks.
ValidationId = Literal[
    "appends-deletes-no-longer-supported",
    "captures-rest-not-last",
    "captures-rest-not-supported",
    "class-not-virtualizable",
    "cross-scope-assignment",
    "duplicate-default",
    "duplicate-definition",
    "duplicate-key",
    "duplicate-parameter",
    "empty-node-name",
    "future-reserved-word",
    "idem-expression-not-last",
    "idem-not-allowed-last",
    "illegal-assignment",
    "illegal-assignment-context",
    "illegal-attribute-append",
    "illegal-base64",
    "illegal-definition-location",
    "illegal-definition-name",
    "illegal-epp",
    "illegal-epp-parameters",
    "illegal-expression",
    "illegal-hostname-chars",
    "illegal-hostname-interpolation",
    "illegal-indexed-assignment",
    "illegal-json",
    "illegal-name",
    "illegal-node-inheritance",
    "illegal-nonliteral-parameter-type",
    "illegal-numeric-assignment",
    "illegal-numeric-parameter",
    "illegal-numeric-var-name",
    "illegal-param-name",
    "illegal-pp",
    "illegal-query-expression",
    "illegal-syntax-tag",
    "illegal-top-construct-location",
    "illegal-type-mapping",
    "illegal-var-name",
    "metaparameter-name",
    "misplaced-definition",
    "multiple-attributes-unfold",
    "not-absolute-top-level",
    "not-rvalue",
    "not-top-level",
    "not-virtualizeable",
    "numeric-overflow",
    "reserved-parameter",
    "reserved-type-name",
    "reserved-word",
    "resource-without-title",
    "unsupported-expression",
]

#: Expressions that cannot be evaluated: variables, operators, access, selectors, jumps.
EvaluationId = Literal[
    "bad-array-slice-arity",
    "bad-slice-key-type",
    "bad-string-slice-arity",
    "bad-string-slice-key-type",
    "comparison-not-possible",
    "div-by-zero",
    "illegal-jump",
    "illegal-multi-assignment-size",
    "illegal-reassignment",
    "illegal-reserved-assignment",
    "invalid-operand",
    "match-not-regexp",
    "match-not-string",
    "missing-multi-assignment-key",
    "missing-multi-assignment-variable",
    "not-numeric",
    "numeric-coercion",
    "operator-not-applicable",
    "operator-not-applicable-when",
    "reserved-variable",
    "result-is-infinity",
    "unevaluated-parameter",
    "unknown-variable",
    "unmatched-selector",
]

#: Calls of functions, and what functions refuse.
FunctionId = Literal[
    "argument-mismatch",
    "assertion-failed",
    "conversion-failed",
    "deprecated-call",
    "discontinued-import",
    "fail-called",
    "generate-failed",
    "generate-refused",
    "illegal-function",
    "invalid-argument",
    "invalid-format",
    "network-refused",
    "private-definition",
    "query-failed",
    "read-refused",
    "required-parameter-after-optional",
    "return-type-mismatch",
    "unknown-function",
    "unknown-member",
    "wrong-argument-count",
]

#: Data types: their arguments, definitions and names.
TypeId = Literal[
    "bad-collection-slice-type",
    "bad-integer-slice-arity",
    "bad-integer-slice-type",
    "bad-not-undef-slice-type",
    "bad-type-slice-arity",
    "bad-type-slice-type",
    "bad-type-specialization",
    "illegal-classref",
    "illegal-hostclass-name",
    "illegal-resource-specialization",
    "invalid-type-argument",
    "invalid-type-definition",
    "invalid-type-specification",
    "not-a-type",
    "type-mismatch",
    "unresolved-type-alias",
]

#: Classes, resources, and the catalog that they make.
ResourceId = Literal[
    "already-defined",
    "already-set",
    "dependency-cycle",
    "duplicate-alias",
    "duplicate-attribue",
    "duplicate-declaration",
    "duplicate-default-attribute",
    "duplicate-export",
    "duplicate-title",
    "empty-string-title-at",
    "illegal-overridden-type",
    "illegal-override",
    "illegal-relationship-operand-type",
    "illegal-resource-type",
    "illegal-stage",
    "illegal-title-type-at",
    "inheritance-cycle",
    "invalid-class-name",
    "invalid-query",
    "invalid-reference",
    "invalid-tag",
    "late-override",
    "missing-relationship-end",
    "missing-required-parameter",
    "missing-source",
    "missing-title",
    "missing-title-at",
    "not-catalog-type",
    "redefined",
    "rt-no-storeconfigs",
    "rt-no-storeconfigs-export",
    "serialization-endless-recursion",
    "serialization-unknown-converted-to-string",
    "title-pattern",
    "unknown-class",
    "unknown-node",
    "unknown-override",
    "unknown-parameter",
    "unknown-resource",
    "unknown-resource-parameter",
    "unknown-resource-type",
    "unknown-stage",
    "unknown-virtual",
    "unserializable-value",
    "wrong-definition",
]

#: Hiera: `hiera.yaml`, data, lookups.
DataId = Literal[
    "decryption-failed",
    "hiera-3-not-installed",
    "hiera-backend-multiply-defined",
    "hiera-data-provider-function-not-found",
    "hiera-default-hierarchy-not-in-module",
    "hiera-default-option-reserved-by-puppet",
    "hiera-hierarchy-name-multiply-defined",
    "hiera-interpolation-alias-not-entire-string",
    "hiera-interpolation-method-syntax-not-allowed",
    "hiera-interpolation-unknown-interpolation-method",
    "hiera-missing-data-provider-function",
    "hiera-multiple-data-provider-functions",
    "hiera-multiple-data-provider-functions-in-default",
    "hiera-multiple-location-specs",
    "hiera-no-provider-for-backend",
    "hiera-option-reserved-by-puppet",
    "hiera-undefined-variable",
    "hiera-unsupported-version",
    "hiera-unsupported-version-in-global",
    "hiera-v3-backend-not-global",
    "hiera-v3-backend-replaced-by-data-hash",
    "hiera-version-3-not-global",
    "invalid-data-file",
    "invalid-hierarchy",
    "invalid-interpolation",
    "invalid-lookup-key",
    "invalid-lookup-options",
    "invalid-merge",
    "lookup-backend-error",
    "lookup-not-found",
    "recursive-lookup",
    "too-many-interpolations",
]

#: Templates, and Ruby code in modules.
RubyId = Literal[
    "missing-template",
    "puppet-library",
    "ruby-error",
    "ruby-worker",
    "template-error",
    "uncaught-ruby-error",
    "unloadable-function",
    "unloadable-type",
    "unreadable-type",
    "unsupported-ruby",
    "write-refused",
]

#: What surrounds the code: files, environments, modules, facts, classification, exports.
EnvironmentId = Literal[
    "classification",
    "environment-changed",
    "exports-unavailable",
    "facts-node",
    "facts-shape",
    "facts-syntax",
    "illegal-bom",
    "illegal-fact-override",
    "invalid-configuration",
    "invalid-erb",
    "invalid-metadata",
    "invalid-puppetfile",
    "invalid-setting",
    "invalid-settings",
    "invalid-settings-section",
    "invalid-utf-8",
    "missing-directory",
    "missing-file",
    "no-environment",
    "reserved-module-name",
    "unknown-configuration",
    "unknown-environment",
    "unknown-fact-set",
    "unknown-field",
    "unknown-module",
    "unknown-setting",
    "unreadable-file",
    "unsafe-name",
    "untrusted-configuration",
]

#: Limits that keep a run from taking all time and memory.
LimitId = Literal[
    "array-too-long",
    "endless-evaluation",
    "number-too-long",
    "out-of-memory",
    "out-of-time",
    "pattern-error",
    "process-ended",
    "string-too-long",
    "too-deep",
    "too-many-calls",
    "too-many-resources",
    "value-too-deep",
]

#: Only the rules of the paper report these: where no rule applies.
PaperId = Literal[
    "class-already-declared",
    "duplicate-resource",
    "illegal-access",
    "illegal-title-type",
    "index-out-of-range",
    "key-not-found",
    "no-base-scope",
    "no-matching-node",
    "node-defined-twice",
    "not-a-boolean",
    "not-a-class",
    "outside-mupuppet",
    "step-limit",
    "stuck",
    "wrong-scope",
]

#: Only `mupuppet upgrade` reports these.
UpgradeId = Literal[
    "upgrade-changed-function",
    "upgrade-hiera-version",
    "upgrade-legacy-fact",
    "upgrade-module-requirement",
    "upgrade-removed-ruby",
    "upgrade-removed-setting",
    "upgrade-removed-type",
]

DiagnosticId = (
    SyntaxId
    | ValidationId
    | EvaluationId
    | FunctionId
    | TypeId
    | ResourceId
    | DataId
    | RubyId
    | EnvironmentId
    | LimitId
    | PaperId
    | UpgradeId
)
