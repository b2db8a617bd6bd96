node 'set' { notify { "${Vehicles}": } }
node 'object' { notify { "${Vehicles::Veteran('x', 3)}": } }
node 'alias' { notify { "${Vehicles::Size} ${Vehicles::Box}": } }
node 'matching' { notify { "${'small' =~ Vehicles::Size} ${{size => 'none'} =~ Vehicles::Box}": } }
node 'unknown' { notify { "${Vehicles::Nothing}": } }
node 'file' { notify { "${Vehicles::Either}": } }
node 'nested' { notify { "${Vehicles::Parts::Wheels::Number} ${3 =~ Vehicles::Parts::Wheels::Number}": } }
node 'references' { notify { "${Vehicles::Uses::Any_of} ${Vehicles::Uses::Cart('x', 3, 4)}": } }
node 'through' { notify { "${Vehicles::Uses::V::Car}": } }
node 'newer' { notify { "${Vehicles::Newer::Cars}": } }
node 'noset' { notify { "${Vehicles::No_set::Number}": } }
node 'other' { notify { "${Boats::Ferry}": } }
node 'wrongkind' { notify { "${Wrongkind}": } }
node 'wrongname' { notify { "${Wrongname}": } }
node 'class' { class { 'vehicles': size => 'big' } }
node 'badclass' { class { 'vehicles': size => 'big', box => {size => 'huge'} } }
node 'short' { notify { "${Size}": } }
node 'case' { notify { "${Vehicles::CAR('x')}": } }
node 'bytext' { notify { "${Type('Vehicles::Size')}": } }
