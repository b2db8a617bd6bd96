# A resource of a class is realized by another.
class v { @user { 'a': uid => 1 } @user { 'b': } }
class r { realize(User['a']) }
include v, r
