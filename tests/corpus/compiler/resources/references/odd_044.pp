# Fails: odd names of types, classes and tags, case 44.
Class<| |> { noop => true } class a { } include a
