notice(old() =~ Undef)
old()
