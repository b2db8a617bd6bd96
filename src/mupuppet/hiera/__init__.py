"""Hiera: the data of an environment, and how values are found in it.

    hiera           looking up: how a key is searched in layers and levels
    environment     where the data of an environment is
    config          `hiera.yaml`
    layers, levels  the global layer, environments, modules; the entries of a hierarchy
    locations       paths, patterns, URIs
    backends        the built-in functions of back ends
    lookup_context  the context object that back-end functions get
    lookup_options  options in the data itself
    keys            keys, and digging into values
    interpolation   `%{...}`
    merging         merge strategies; `deep_merge` is the difficult one
    invocation      a lookup in progress
    scopes          what a lookup needs of its caller
    errors          what can go wrong
    explain         the steps of a lookup, as a tree
    key_report      everything about a key; `key_report_text` formats it
    inventory       all keys in the data, and those that nothing reads

Nothing here reads a file: that is done by `environment.data_files`.
"""
