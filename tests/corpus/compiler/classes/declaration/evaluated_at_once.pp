# A class is evaluated where it is included.
notice('before')
class a { notice('in a') }
include a
notice('after')
