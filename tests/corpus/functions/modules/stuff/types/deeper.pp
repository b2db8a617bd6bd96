type Stuff::Deeper = Hash[String[1], Stuff::Deep, 1]
