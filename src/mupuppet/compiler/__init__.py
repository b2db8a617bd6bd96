"""Program to catalog: the production evaluator.

The tree of each class, defined type, function and lambda is lowered once, when it is first
needed, to Python closures that take a scope and give a value. A compilation then does what
Puppet does, in Puppet's order: facts into top scope, the main manifest, the node definition,
classes from the classifier, then collectors and defined types again and again until nothing
changes, and at last relationships, overrides, tags and checks.

The interface and the order of work
    api, compiler, beginning, finishing, output, limits, interruptions
What there is to evaluate
    known (files by name), known_texts, definitions, file_contents, front_end_logs, rejections
Expressions
    lowering/, scope, arithmetic, matching, named_types, kept_types, unknown_variables
Classes and resources
    declaring, classes, defaults, parameter_mismatches, resources, attributes, overrides,
    collectors, builtin_types (with its data), catalog_table, relationships, cycles, file_sources
Functions and templates
    function_calls, context, deferred_calls, catalog_functions, template_functions, erb_functions,
    stdlib_functions, ruby_functions, noop_function, described_functions
Hiera
    data, lookups
Code in Ruby
    ruby_host, ruby_work, object_methods, frozen_values
Values in catalogs
    rich_data, rich_objects, puppetdb_catalog
Mistakes
    errors, failures (what led there), suggestions (what was meant)
"""
