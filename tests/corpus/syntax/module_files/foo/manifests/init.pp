# A module's own class belongs in init.pp.
class foo { }
