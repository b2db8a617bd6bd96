type Stuff::Maybe = Optional[Stuff::Port]
