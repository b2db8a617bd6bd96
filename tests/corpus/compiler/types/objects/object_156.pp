# Fails: Object types and sets of types, case 156.
type MySet = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0',types=>{A=>Integer}}]
notice(MySet::B)
