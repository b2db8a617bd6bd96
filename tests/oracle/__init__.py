"""Real Puppet, asked what is right: for the outcomes of the corpora, and to look for differences.

One directory for each subject. It has what reads a corpus and asks about it, which `python -m
tests.record` uses (`recording`, `stored` and `transcripts` are what all corpora share), and
commands that make up questions and compare:

    front_end      lexer, parser and static checks    agreement (real modules), fuzz
    paper          generated manifests of μPuppet     generated
    catalogs       manifests, and real modules        fuzz, expressions, module_catalogs,
                                                      module_variations, mutations
    functions      calls of functions                 fuzz
    types          questions about data types
    hiera          lookups, and data files            documents
    environments   small control repositories
    repositories   control repositories at random     compare
    ruby           templates, functions, methods      erb, methods, string_changes,
                   and resource types in Ruby         module_functions, resource_types

`python -m tests.oracle.SUBJECT.NAME --help` explains each; `modules` fetches Debian's modules.
"""
