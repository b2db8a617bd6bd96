# Fails: the argument with the title is blamed if it gives several.
notice(Resource['notify', [1, 2].map |$x| { $x }])
