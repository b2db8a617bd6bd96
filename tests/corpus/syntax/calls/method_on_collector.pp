# A collector as the receiver.
File <| |>.foo
