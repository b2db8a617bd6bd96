# Fails: adding to a value with `+>` counts as a change of it.
user { 'alice': groups => ['staff'] }
User['alice'] { groups +> ['admin'] }
