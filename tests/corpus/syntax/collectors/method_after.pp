# A method call after a collector.
File <| |>.foo
