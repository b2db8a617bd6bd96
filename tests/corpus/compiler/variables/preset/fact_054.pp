# Facts with odd names and values, case 54.
# facts: {"n": 18446744073709551616}
notice($n.then |$x| { $x }, $n.with |$x| { "${x}" })
