# Section 5.3, resource extension. (A class cannot be called `main` in Puppet 7.)
class site {
  file { "file": owner => "alice" }
  File["file"] { mode => "0755" }
}
include site
