type Stuff::Box = Object[{type_parameters => {size => Integer, label => Optional[String]}, attributes => {size => Integer, label => Optional[String]}}]
