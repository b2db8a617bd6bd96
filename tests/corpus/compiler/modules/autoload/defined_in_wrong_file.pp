# Fails: whether a variable is defined cannot be said of a class whose file is wrong.
notice(defined('$m::x'))
