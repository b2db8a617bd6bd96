# Facts with odd names and values, case 24.
# facts: {"x": "\u0000a", "y": "\ud83d\ude00", "z": "a\nb\t"}
notice($y, $z) notify { $y: message => $z }
