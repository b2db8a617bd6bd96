# A relationship between classes.
class foo::relationship { } -> Class['a']
