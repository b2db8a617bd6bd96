# Spaces before the parenthesis.
notice ('a')
notice  ( 'b', 'c' )
