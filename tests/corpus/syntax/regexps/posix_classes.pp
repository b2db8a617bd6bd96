# Ruby's own constructs.
$x = $a =~ /\A[[:alpha:]]\h\R\X\b(?>a)(?<n>b)\k<n>\g<n>\z/
