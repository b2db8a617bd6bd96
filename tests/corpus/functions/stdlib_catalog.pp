# defined_with_params
defined_with_params('user')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"user\" is not a valid resource reference"}
defined_with_params('User[dan]')
#=> {"value": false, "type": "Boolean[false]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params('User[dan]')
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params('user[dan]',{'ensure'=>'present'})
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],{'ensure'=>'present'})
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],{'ensure'=>'absent'})
#=> {"value": false, "type": "Boolean[false]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],{'uid'=>'5'})
#=> {"value": false, "type": "Boolean[false]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],{'uid'=>5,'gid'=>undef})
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],{'gid'=>''})
#=> {"value": false, "type": "Boolean[false]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],'')
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User['dan'],undef)
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params('User[]')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"User[]\" is not a valid resource reference"}
user{'dan': ensure=>'present', uid=>5} defined_with_params('Nope[x]')
#=> {"value": false, "type": "Boolean[false]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(5)
#=> {"error": "Error while evaluating a Function Call, Reference is not understood: 'Integer'"}
user{'dan': ensure=>'present', uid=>5} defined_with_params(User)
#=> {"value": true, "type": "Boolean[true]"}
user{'dan': ensure=>'present', uid=>5} defined_with_params()
#=> {"error": "Error while evaluating a Function Call, Must specify a reference"}
user{'dan': ensure=>'present', uid=>5} defined_with_params('')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"\" is not a valid resource reference"}
user{'dan': ensure=>'present', require=>File['/a']} file{'/a':} defined_with_params(User['dan'],{'require'=>File['/a']})
#=> {"value": true, "type": "Boolean[true]"}
file{'/a': mode=>'0644'} defined_with_params('File[/a/]',{'mode'=>'0644'})
#=> {"value": true, "type": "Boolean[true]"}
# ensure_resource and ensure_resources
ensure_resource('user','dan',{'ensure'=>'present'}) getparam(User['dan'],'ensure')
#=> {"value": "present", "type": "String"}
ensure_resource('user','dan',{'ensure'=>'present'}) ensure_resource('user','dan',{'ensure'=>'present'})
#=> {"value": null, "type": "Undef"}
ensure_resource('user',['a','b'],{'uid'=>5}) [getparam(User['a'],'uid'),getparam(User['b'],'uid')]
#=> {"value": [5, 5], "type": "Tuple[Integer[5, 5], Integer[5, 5]]"}
ensure_resource('user','dan') getparam(User['dan'],'title')
#=> {"value": "dan", "type": "String"}
ensure_resource('user','dan',undef) getparam(User['dan'],'title')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of String into Hash"}
ensure_resource('user')
#=> {"error": "Error while evaluating a Function Call, Must specify a title"}
ensure_resource()
#=> {"error": "Error while evaluating a Function Call, Must specify a type"}
ensure_resource('nope','x')
#=> {"error": "Error while evaluating a Function Call, Unknown resource type: 'nope'"}
ensure_resource('User','x',{'uid'=>1}) getparam('User[x]','uid')
#=> {"value": 1, "type": "Integer[1, 1]"}
ensure_resource('user',5,{'uid'=>1}) getparam('User[5]','uid')
#=> {"value": 1, "type": "Integer[1, 1]"}
ensure_resource('user','x',5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into Hash"}
ensure_resources('user',{'a'=>{'uid'=>1},'b'=>{}},{'gid'=>2}) [getparam(User['a'],'uid'),getparam(User['a'],'gid'),getparam(User['b'],'gid')]
#=> {"value": [1, 2, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[2, 2]]"}
ensure_resources('user',{'a'=>undef},{'gid'=>2}) getparam(User['a'],'gid')
#=> {"value": 2, "type": "Integer[2, 2]"}
ensure_resources('user','a')
#=> {"error": "Error while evaluating a Function Call, ensure_resources(): Requires second argument to be a Hash"}
ensure_resources('user')
#=> {"error": "Error while evaluating a Function Call, Must specify a title"}
ensure_resources()
#=> {"error": "Error while evaluating a Function Call, Must specify a type"}
ensure_resources('user',{'a'=>{'uid'=>1}})
#=> {"value": null, "type": "Undef"}
# ensure_packages
ensure_packages('x') getparam(Package['x'],'ensure')
#=> {"value": "installed", "type": "String"}
ensure_packages(['x','y'],{'ensure'=>'latest'}) getparam(Package['y'],'ensure')
#=> {"value": "latest", "type": "String"}
ensure_packages({'x'=>{'ensure'=>'absent'}}) getparam(Package['x'],'ensure')
#=> {"value": "absent", "type": "String"}
ensure_packages('x',{'ensure'=>'present'}) getparam(Package['x'],'ensure')
#=> {"value": "installed", "type": "String"}
package{'x': ensure=>'installed'} ensure_packages('x')
#=> {"value": null, "type": "Undef"}
ensure_packages(5)
#=> {"error": "Error while evaluating a Function Call, 'ensure_packages' parameter 'packages' expects a value of type String, Array, or Hash, got Integer"}
ensure_packages('')
#=> {"error": "Error while evaluating a Function Call, 'ensure_packages' parameter 'packages' expects a value of type String[1], Array[String[1]], or Hash[String[1], Any], got String"}
ensure_packages()
#=> {"error": "Error while evaluating a Function Call, 'ensure_packages' expects between 1 and 2 arguments, got none"}
ensure_packages({'x'=>{'provider'=>'gem'}},{'ensure'=>'latest'}) [getparam(Package['x'],'provider'),getparam(Package['x'],'ensure')]
#=> {"value": ["gem", "latest"], "type": "Tuple[String, String]"}
# getparam
getparam('File[/a]','mode')
#=> {"value": "", "type": "String"}
file{'/a': mode=>'0644'} getparam(File['/a'],'mode')
#=> {"value": "0644", "type": "String"}
file{'/a': mode=>'0644'} getparam(File['/a'],'nope')
#=> {"value": "", "type": "String"}
file{'/a': mode=>'0644'} getparam(File['/a'],'')
#=> {"value": "", "type": "String"}
file{'/a': mode=>'0644'} getparam(File['/a'],'title')
#=> {"value": "/a", "type": "String"}
file{'/a': mode=>'0644'} getparam(File['/a'],'path')
#=> {"value": "", "type": "String"}
file{'/a': mode=>'0644'} getparam('x','mode')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"x\" is not a valid resource reference"}
file{'/a': mode=>'0644'} getparam('File[/a','mode')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"File[/a\" is not a valid resource reference"}
getparam(File['/a'])
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
getparam(File['/a'],5)
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
getparam()
#=> {"error": "Error while evaluating a Function Call, Must specify a reference"}
getparam('','x')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"\" is not a valid resource reference"}
# Others
stdlib::str2resource('File[/a]')
#=> {"error": "Error while evaluating a Function Call, stdlib::str2resource(): could not find File[/a], this is parse order dependent and values should not be quoted"}
stdlib::str2resource('x')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"x\" is not a valid resource reference"}
stdlib::str2resource(5)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' parameter 'res_string' expects a String value, got Integer"}
stdlib::ensure(true,'file')
#=> {"value": "file", "type": "String"}
stdlib::ensure('absent','file')
#=> {"value": "absent", "type": "String"}
stdlib::ensure('present','service')
#=> {"value": "running", "type": "String"}
stdlib::ensure(false,'service')
#=> {"value": "stopped", "type": "String"}
stdlib::ensure(true,'package')
#=> {"value": "installed", "type": "String"}
stdlib::ensure('absent','package')
#=> {"value": "absent", "type": "String"}
stdlib::ensure(true,'directory')
#=> {"value": "directory", "type": "String"}
stdlib::ensure(true,'link')
#=> {"value": "link", "type": "String"}
stdlib::ensure(false,'mounted')
#=> {"value": "absent", "type": "String"}
stdlib::ensure('x','file')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ensure' parameter 'ensure' expects a value of type Boolean or Enum['absent', 'present'], got String"}
assert_private()
#=> {"error": "Error while evaluating a Function Call, Class  is private"}
assert_private('msg')
#=> {"error": "Error while evaluating a Function Call, msg"}
assert_private('a','b')
#=> {"error": "Error while evaluating a Function Call, assert_private(): Wrong number of arguments given (2}) for 0 or 1)"}
assert_private(5)
#=> {"error": "Error while evaluating a Function Call, Class  is private"}
notify{'a':} user{'bob': ensure=>present, require=>[Notify['a']]} defined_with_params(User['bob'], {'ensure'=>'present', 'require'=>[Notify['a']]})
#=> {"value": true, "type": "Boolean[true]"}
notify{'a':} user{'bob': require=>[Notify['a'], [Notify['a']]]} defined_with_params('User[bob]', {'require'=>[Notify['a'], [Notify['a']]]})
#=> {"value": true, "type": "Boolean[true]"}
notify{'a':} user{'bob': require=>[Notify['a']]} defined_with_params(User['bob'], {'require'=>Notify['a']})
#=> {"value": false, "type": "Boolean[false]"}
notify{['a','b']:} user{'bob': require=>[Notify['a']]} defined_with_params(User['bob'], {'require'=>[Notify['b']]})
#=> {"value": false, "type": "Boolean[false]"}
notify{'a':} ensure_resource('user','bob',{'require'=>[Notify['a']]}) ensure_resource('user','bob',{'require'=>[Notify['a']]}) defined(User['bob'])
#=> {"value": true, "type": "Boolean[true]"}
notify{'a':} ensure_resource('user','bob',{'require'=>Notify['a']}) ensure_resource('user','bob',{'require'=>Notify['a']}) defined(User['bob'])
#=> {"value": true, "type": "Boolean[true]"}
ensure_resource('user','bob',{'password'=>Deferred('x',['y'])}) ensure_resource('user','bob',{'password'=>Deferred('x',['y'])}) defined(User['bob'])
#=> {"value": true, "type": "Boolean[true]"}
ensure_resource('user','bob',{'password'=>Sensitive('x')}) ensure_resource('user','bob',{'password'=>Sensitive('x')}) defined(User['bob'])
#=> {"value": true, "type": "Boolean[true]"}
ensure_packages({'vim'=>{'require'=>[Class['settings']]}}) ensure_packages({'vim'=>{'require'=>[Class['settings']]}}) defined(Package['vim'])
#=> {"value": true, "type": "Boolean[true]"}
ensure_resource(1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, undefined method `capitalize' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `capitalize' for 1:Integer"}
ensure_resource('notify', 'a', 3)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into Hash"}
