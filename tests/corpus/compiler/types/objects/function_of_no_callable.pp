# Fails: functions are of a type of callables.
type Thing = Object[{functions => {a => String}}]
notice(Thing)
