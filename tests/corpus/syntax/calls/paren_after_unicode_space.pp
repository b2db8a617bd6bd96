# A no-break space before the parenthesis.
notice
 ('a')
