versioncmp('1.2', '1.10')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.10', '1.2')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.2', '1.2')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.2.3', '1.2.3.4')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.2.3.4', '1.2.3')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.05', '1.4')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.05', '1.5')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('2.4.2-1', '2.4.2')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('2.4.2', '2.4.2-1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('2.4b', '2.4a')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('2.4B', '2.4a')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('2.4b', '2.4B')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('abc', 'ABC')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1-2', '1.2')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.2', '1-2')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.a', '1.1')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.1', '1.a')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('', '')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('', '1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1', '')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('é1', 'É1')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0', '1.0.0')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0', '1.0.0', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0.0', '1', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0.0', '1.0', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.10', '1.1', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0-0', '1-0', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0-rc1', '1-rc2', true)
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('10', '1', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('0', '0.0', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('-1', '1', true)
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('', '1', true)
#=> {"error": "Error while evaluating a Function Call, undefined method `sub!' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `sub!' for nil:NilClass\n\n    version.first.sub!(/([\\.0]+)$/, '')\n                 ^^^^^"}
versioncmp('-', '1', true)
#=> {"error": "Error while evaluating a Function Call, undefined method `sub!' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `sub!' for nil:NilClass\n\n    version.first.sub!(/([\\.0]+)$/, '')\n                 ^^^^^"}
versioncmp("1.0\n", "1.0")
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('00', '0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.2.3~rc1', '1.2.3')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('7:1.2', '8:1.1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.2.99999999999999999999', '1.2.100000000000000000000')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('a', 'b', 'c')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'ignore_trailing_zeroes' expects a Boolean value, got String"}
versioncmp(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Integer"}
versioncmp('1')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
versioncmp('1', '2', true, true)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 4"}
versioncmp(undef, '1')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Undef"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('1.2.3') }
#=> {"value": [true, false, false, false, false], "type": "Tuple[Boolean[true], Boolean[false], Boolean[false], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('1.2.3+b') }
#=> {"value": [false, true, false, false, false], "type": "Tuple[Boolean[false], Boolean[true], Boolean[false], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { $v in SemVerRange('=1.2.3') }
#=> {"value": [true, false, false, false, false], "type": "Tuple[Boolean[true], Boolean[false], Boolean[false], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVer['1.2.3-a+b'] }
#=> {"value": [false, false, false, false, true], "type": "Tuple[Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[true]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('1.2.3+b || 1.2.4') }
#=> {"value": [true, true, true, false, false], "type": "Tuple[Boolean[true], Boolean[true], Boolean[true], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('>=1.2.3+b <=1.2.3+c') }
#=> {"value": [false, true, false, false, false], "type": "Tuple[Boolean[false], Boolean[true], Boolean[false], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('1.2.3 || 1.2.3+b') }
#=> {"value": [true, true, false, false, false], "type": "Tuple[Boolean[true], Boolean[true], Boolean[false], Boolean[false], Boolean[false]]"}
['1.2.3', '1.2.3+b', '1.2.3+c', '1.2.3-a', '1.2.3-a+b'].map |$v| { SemVer($v) =~ SemVerRange('>=1.2.3+b') }
#=> {"value": [true, true, true, false, false], "type": "Tuple[Boolean[true], Boolean[true], Boolean[true], Boolean[false], Boolean[false]]"}
