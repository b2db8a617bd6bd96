# Only a resource can be virtual.
@foo
