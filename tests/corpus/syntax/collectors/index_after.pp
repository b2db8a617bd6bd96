# An index after a collector.
File <| |>[1]
