# fact
fact('os.family')
#=> {"value": "Debian", "type": "String"}
fact('os')
#=> {"value": {"Hash": [["family", "Debian"], ["name", "Debian"], ["release", {"Hash": [["full", "12.5"], ["major", "12"]]}]]}, "type": "Struct[{'family' => String, 'name' => String, 'release' => Struct[{'full' => String, 'major' => String}]}]"}
fact('os.release.major')
#=> {"value": "12", "type": "String"}
fact('processors.models.1')
#=> {"value": "slow", "type": "String"}
fact('processors.models.-1')
#=> {"value": "slow", "type": "String"}
fact('processors.models.9')
#=> {"value": null, "type": "Undef"}
fact('processors.models.x')
#=> {"value": null, "type": "Undef"}
fact('processors.models.0x1')
#=> {"value": "slow", "type": "String"}
fact('os.family.x')
#=> {"value": null, "type": "Undef"}
fact('nope.x')
#=> {"value": null, "type": "Undef"}
fact('nope')
#=> {"value": null, "type": "Undef"}
fact('"os"."family"')
#=> {"value": "Debian", "type": "String"}
fact('"os.family"')
#=> {"value": null, "type": "Undef"}
fact('os..family')
#=> {"value": "Debian", "type": "String"}
fact(5)
#=> {"error": "Error while evaluating a Function Call, 'fact' parameter 'fact_name' expects a String value, got Integer"}
fact()
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got none"}
# Versions
os_version_gte('Debian','9')
#=> {"value": false, "type": "Boolean[false]"}
os_version_gte('','9')
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' parameter 'os' expects a String[1] value, got String"}
os_version_gte('Debian')
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got 1"}
# Interfaces
has_interface_with('lo')
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
$interfaces='lo,eth0' has_interface_with('lo')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' has_interface_with('x')
#=> {"value": false, "type": "Boolean[false]"}
$interfaces='lo,ETH0' $ipaddress_eth0='1.2.3.4' has_interface_with('ipaddress','1.2.3.4')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' $ipaddress='1.2.3.5' has_interface_with('ipaddress','1.2.3.5')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' $ipaddress='1.2.3.5' has_interface_with('ipaddress','1.2.3.9')
#=> {"value": false, "type": "Boolean[false]"}
$interfaces='lo,eth0' $macaddress_eth0='00:11:22:33:44:55' has_interface_with('macaddress','00:11:22:33:44:55')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' $ipaddress_lo='127.0.0.1' has_ip_address('127.0.0.1')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' $network_lo='127.0.0.0' has_ip_network('127.0.0.0')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo,eth0' $network_lo='127.0.0.0' has_ip_network('127.0.0.1')
#=> {"value": false, "type": "Boolean[false]"}
$interfaces='lo,eth0' has_interface_with('ipaddress',undef)
#=> {"value": false, "type": "Boolean[false]"}
$interfaces='lo,eth0' has_interface_with(5)
#=> {"value": false, "type": "Boolean[false]"}
$interfaces=['lo'] has_interface_with('lo')
#=> {"error": "Error while evaluating a Function Call, undefined method `split' for an instance of Array"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `split' for [\"lo\"]:Array"}
has_interface_with()
#=> {"error": "Error while evaluating a Function Call, has_interface_with(): Wrong number of arguments given (0 for 1 or 2)"}
has_ip_address()
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (0 for 1)"}
has_ip_network('a','b')
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (2 for 1)"}
has_interface_with('a','b','c')
#=> {"error": "Error while evaluating a Function Call, has_interface_with(): Wrong number of arguments given (3 for 1 or 2)"}
$interfaces='lo' has_interface_with('::fqdn','Web01.example.com')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo' has_interface_with('fqdn','Web01.example.com')
#=> {"value": true, "type": "Boolean[true]"}
$interfaces='lo' has_interface_with('os',$facts['os'])
#=> {"value": true, "type": "Boolean[true]"}
# Addresses
stdlib::ip_in_range('x','10.0.0.0/8')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('10.1.2.3','10.0.0.0/8')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('10.1.2.3','10.0.0.0/40')
#=> {"error": "Error while evaluating a Function Call, invalid length: 167772160"}
stdlib::ip_in_range('10.1.2.3','10.0.0.0/08')
#=> {"error": "Error while evaluating a Function Call, leading zeros in prefix"}
stdlib::ip_in_range('10.1.2.300','10.0.0.0/8')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('10.1.2.03','10.0.0.0/8')
#=> {"error": "Error while evaluating a Function Call, zero-filled number in IPv4 address is ambiguous: "}
stdlib::ip_in_range('10.1.2.3',['192.168.0.0/16','10.0.0.0/255.0.0.0'])
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('10.1.2.3','10.0.0.0/255.0.255.0')
#=> {"error": "Error while evaluating a Function Call, invalid mask 255.0.255.0: 167772160"}
stdlib::ip_in_range('::1','::/0')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('::1','10.0.0.0/8')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('fe80::1:2:3:4:5:6:7:8','::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('1:2:3:4:5:6:7::8','::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('[1.2.3.4]','::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('','::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('/24','::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('1.2.3.4/','0.0.0.0/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('1.2.3.4/x','0.0.0.0/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('1.2.3.4/::','0.0.0.0/0')
#=> {"error": "Error while evaluating a Function Call, address family is not same: 16909060"}
stdlib::ip_in_range('1.2.3.4',[5])
#=> {"error": "Error while evaluating a Function Call, address family must be specified"}
stdlib::ip_in_range('1.2.3.4',[])
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('::1%eth0','::1')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('10.0.0.0/7','10.0.0.0/8')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('10.0.0.0/9','10.0.0.0/8')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range(5,'10.0.0.0/8')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' parameter 'ipaddress' expects a String value, got Integer"}
