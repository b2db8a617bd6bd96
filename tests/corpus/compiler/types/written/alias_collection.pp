# Fails: the whole alias is shown, without its last bracket.
type Mine = Collection[/a/]
notice(Mine)
