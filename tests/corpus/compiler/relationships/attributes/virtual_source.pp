# A relationship of a resource that is virtual.
@notify { 'x': require => Notify['zz'] }
