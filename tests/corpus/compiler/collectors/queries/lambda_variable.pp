# A collector in a lambda.
@notify { ['a', 'b', 'c']: }
['a', 'c'].each |$t| { Notify <| title == $t |> }
