# Fails: unusual expressions as values of attributes, case 3.
@notify { 'b': } notify { 'a': message => Notify<| title == 'b' |> }
