# Several virtual resources.
@notify { ['a', 'b']: message => 'm'; 'c': }
realize(Notify['a', 'c'])
