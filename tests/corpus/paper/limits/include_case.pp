# `include` takes names in any case; in the paper names are what they are.
class outer { notify { 'outer': } }
include 'Outer'
