class m::orphan inherits m::nobody { }
