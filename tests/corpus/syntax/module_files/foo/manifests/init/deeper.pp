# init is a name like any other below the top.
class foo::init::deeper { }
