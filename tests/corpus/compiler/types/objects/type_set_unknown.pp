# Fails: type set unknown.
type My = TypeSet[{ version => '1.0.0', pcore_version => '1.0.0', types => { Car => {attributes => {a => Integer}} } }]
notify { "${My::Nope(1).a}": }
