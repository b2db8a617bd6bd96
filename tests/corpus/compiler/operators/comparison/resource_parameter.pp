# A type is not greater than a resource that a parameter holds, nor less: it is no type.
class look($at) { notify { 'result': message => [Notify >= $at, Notify['one'] <= $at] } }
notify { 'one': }
class { 'look': at => Notify['one'] }
