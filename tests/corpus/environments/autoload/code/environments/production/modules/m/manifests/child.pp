class m::child inherits m::base { Notify['base'] { message => 'changed' } }
