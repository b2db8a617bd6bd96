type Stuff::Options = Struct[{port => Stuff::Port, Optional[tree] => Stuff::Tree, 'e f' => Stuff::Maybe}]
