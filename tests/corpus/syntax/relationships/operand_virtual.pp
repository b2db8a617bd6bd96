# Virtual resources.
@a { 'b': } -> @@c { 'd': }
