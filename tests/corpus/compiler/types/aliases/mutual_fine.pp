# Type aliases that contain each other.
type A = Array[B]
type B = Variant[Integer, A]
notify { 'v': message => [[1, [2]] =~ A, 'a' =~ A] }
