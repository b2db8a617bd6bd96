class m::bad {
