type Stuff::Spot = Object[{parent => Stuff::Point, attributes => {name => String[1], of => {type => Optional[Stuff::Point], value => undef}}, equality => [name]}]
