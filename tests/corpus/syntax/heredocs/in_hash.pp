# Heredocs as values.
$x = {
  a => @(A),
    one
    | A
  b => @("B"/L),
    two \
    ${three}
    |- B
}
