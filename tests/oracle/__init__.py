"""Real Puppet, asked what is right: what records the corpora, and what looks for differences.

One folder for each subject. A `record` writes down what Puppet says about a corpus (or looks, with
`--check`, whether it still says so); what has another name makes up questions and compares:

    front_end      lexer, parser and static checks    record, agreement (real modules), fuzz
    paper          generated manifests of μPuppet     generated
    catalogs       manifests, and real modules        fuzz, expressions, module_catalogs,
                                                      module_variations, mutations
    functions      calls of functions                 record, fuzz
    types          questions about data types         record
    hiera          lookups, and texts of data         record, texts
    environments   small control repositories         record
    repositories   control repositories at random     compare
    ruby           templates, functions, methods      erb, functions, methods, texts,
                   and resource types in Ruby         module_functions, resource_types

`python -m tests.oracle.FOLDER.NAME --help` tells more; `modules` fetches Debian's module packages.
The corpora of manifests (`tests/corpus/compiler`, `tests/corpus/paper`) are recorded by the product
itself: `mupuppet compare --record`.
"""
