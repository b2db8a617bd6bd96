# Section 3.2.2: an attribute of a resource is read through a reference.
  file {"foo.txt":
    owner => "alice"
  }
  $y = "foo.txt"
  $x = File[$y]
  file {"bar.txt":
    owner => $x["owner"]
  }
