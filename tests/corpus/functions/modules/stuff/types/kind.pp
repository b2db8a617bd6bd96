type Stuff::Kind = Type[Stuff::Port]
