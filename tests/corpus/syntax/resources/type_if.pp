# A conditional as the type.
if $a { foo } else { bar } { 'b': }
