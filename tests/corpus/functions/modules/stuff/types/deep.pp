type Stuff::Deep = Hash[String, Variant[String, Stuff::Deeper]]
