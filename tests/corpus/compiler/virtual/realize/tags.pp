# The tags of a resource that is realized.
class v { @user { 'a': } }
class r { realize(User['a']) }
include v, r
