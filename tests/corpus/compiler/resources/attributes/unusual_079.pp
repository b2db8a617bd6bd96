# Unusual expressions as values of attributes, case 79.
File<| |> -> notify { 'b': message => 'x' } 
