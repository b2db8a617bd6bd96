# The first takes the second as its argument.
include notice 'a'
