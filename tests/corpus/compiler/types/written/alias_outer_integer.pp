# Fails: an Integer of a text is nothing, and the alias is shown.
type Mine  =  Optional[ Integer[1.5] , ]
notice(1 =~ Mine)
