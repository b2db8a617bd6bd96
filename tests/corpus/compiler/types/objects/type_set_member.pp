# Fails: type set member.
type My = TypeSet[{ version => '1.0.0', pcore_version => '1.0.0', types => { Car => Object[{attributes => {a => Integer}}], Alias => Integer[1,3] } }]
notify { "${My::Car(1).a} ${My::Alias}": }
