type Stuff::Point = Object[{attributes => {x => Integer, y => {type => Stuff::Port, value => 1}}}]
