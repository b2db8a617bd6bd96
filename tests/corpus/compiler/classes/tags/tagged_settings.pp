# The class of settings is evaluated first, and its name is a tag of the catalog.
notice(tagged('settings'), tagged('main'), tagged('class'))
class c { notice(tagged('settings')) }
include c
