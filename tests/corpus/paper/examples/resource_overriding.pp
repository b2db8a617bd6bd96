# Section 5.3, overriding in a class that inherits.
class site::parent {
  file { "file":
    owner => "bob",
    source => "the source"
  }
}
class site inherits site::parent {
  File["file"] {
    owner => "alice",
    source => undef
  }
}
include site
