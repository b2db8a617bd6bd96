# function before a name.
file { function a() { }: }
