"""Hiera: the data of an environment, and how values are found in it.

    hiera           looking up: the way of a key through layers and levels
    functions       `lookup`, `hiera` and their kin, ready to be made callable
    config          `hiera.yaml`
    layers, levels  the global layer, environments, modules; the entries of a hierarchy
    locations       paths, patterns, URIs
    backends        the built-in functions of back ends
    lookup_context  what functions of back ends get
    lookup_options  options in the data itself
    keys            keys, and digging into values
    interpolation   `%{...}`
    merging         merge strategies; `deep_merge` is the difficult one
    invocation      a lookup on its way
    scopes          what is needed from whoever asks
    errors          what can go wrong
    explain         what a lookup did, as a tree
    survey          everything there is to say about a key; `survey_text` shows it
    inventory       all keys in the data, and those that nothing reads
    formats         YAML, JSON, HOCON, encrypted YAML

Nothing here reads a file: that is done by `environment.data_files`.
"""
