# Fails: a resource of the type component stands in the way of the class of that name.
class twice { notify { 'never': } }
component { 'twice': }
include twice
