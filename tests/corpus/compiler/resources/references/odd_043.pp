# Fails: odd names of types, classes and tags, case 43.
Class<| title == 'a' |> class a { } include a
