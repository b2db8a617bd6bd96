# A relationship after a definition.
define a { } -> B['c']
