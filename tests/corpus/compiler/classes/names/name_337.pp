# Names that mean something to Puppet itself, case 337.
define pcore::stringtype { } pcore::stringtype { 'a': } notice(Pcore::StringType)
