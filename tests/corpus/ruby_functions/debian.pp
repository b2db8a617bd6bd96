# Calls of functions that Debian's modules define in Ruby.
ipv6_normalize_dnsmasq_ip_subnets([{'netmask' => 'ffff:ffff::', 'gateway' => '::1', 'a' => 1}])
#=> {"made": {"Notify[x]": {"message": [{"netmask": 32, "a": 1}]}}}
ipv6_normalize_dnsmasq_ip_subnets([{'netmask' => '255.255.0.0', 'gateway' => '10.0.0.1'}, {}])
#=> {"made": {"Notify[x]": {"message": [{"netmask": "255.255.0.0", "gateway": "10.0.0.1"}, {}]}}}
ipv6_normalize_dnsmasq_ip_subnets([{'netmask' => 'nonsense', 'gateway' => 'bad'}])
#=> {"made": {"Notify[x]": {"message": [{"netmask": "nonsense", "gateway": "bad"}]}}}
ipv6_normalize_dnsmasq_ip_subnets()
#=> {"error": "Error while evaluating a Function Call, 'ipv6_normalize_dnsmasq_ip_subnets' expects 1 argument, got none"}
ipv6_normalize_dnsmasq_ip_subnets(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'ipv6_normalize_dnsmasq_ip_subnets' expects 1 argument, got 2"}
range_to_mask('0-3,7')
#=> {"made": {"Notify[x]": {"message": "8f"}}}
range_to_mask('')
#=> {"made": {"Notify[x]": {}}}
range_to_mask(undef)
#=> {"made": {"Notify[x]": {}}}
range_to_mask('12')
#=> {"made": {"Notify[x]": {"message": "1000"}}}
range_to_mask('x')
#=> {"error": "Error while evaluating a Function Call, 'range_to_mask' parameter 'range' expects an undef value or a match for Pattern[/^$/, /^[0-9\\-\\,]/], got 'x'"}
range_to_mask(3)
#=> {"error": "Error while evaluating a Function Call, 'range_to_mask' parameter 'range' expects an undef value or a match for Pattern[/^$/, /^[0-9\\-\\,]/], got Integer"}
range_to_mask('1', '2')
#=> {"error": "Error while evaluating a Function Call, 'range_to_mask' expects 1 argument, got 2"}
to_array_of_json_strings([{'a' => 1}, {'b' => [true, undef]}])
#=> {"made": {"Notify[x]": {"message": ["{\"a\":1}", "{\"b\":[true,null]}"]}}}
to_array_of_json_strings('[{"a": 1}]')
#=> {"made": {"Notify[x]": {"message": ["{\"a\":1}"]}}}
to_array_of_json_strings("{'a': 'b'}")
#=> {"made": {"Notify[x]": {"message": ["{\"a\":\"b\"}"]}}}
to_array_of_json_strings('nonsense')
#=> {"error": "Error while evaluating a Function Call, Syntax error: nonsense is not valid"}
to_array_of_json_strings([1])
#=> {"error": "Error while evaluating a Function Call, Syntax error: [1] is not an Array or JSON encoded String"}
to_array_of_json_strings()
#=> {"error": "Error while evaluating a Function Call, to_array_of_json_strings(): Wrong number of arguments"}
validate_yum_hash({'a' => {'baseurl' => 'x'}})
#=> {"made": {"Notify[x]": {"message": {"a": {"baseurl": "x"}}}}}
validate_yum_hash({'a' => {'nonsense' => 'x'}})
#=> {"error": "Error while evaluating a Function Call, Parameter nonsense is not valid for the yumrepo type"}
validate_yum_hash('x')
#=> {"error": "Error while evaluating a Function Call, non-hash argument provided to validate_yum_hash"}
validate_yum_hash(1, 2)
#=> {"error": "Error while evaluating a Function Call, validate_yum_hash takes only a single argument, 2 provided"}
validate_yum_hash({})
#=> {"made": {"Notify[x]": {}}}
mysql::password('secret')
#=> {"made": {"Notify[x]": {"message": "*14E65567ABDB5135D0CFD9A70B3032C179A49EE7"}}}
mysql::password('')
#=> {"made": {"Notify[x]": {"message": ""}}}
mysql::password('*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19')
#=> {"made": {"Notify[x]": {"message": "*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19"}}}
mysql::password(12)
#=> {"error": "Error while evaluating a Function Call, 'mysql::password' parameter 'password' expects a String value, got Integer"}
mysql::password('zürich')
#=> {"made": {"Notify[x]": {"message": "*B92DF061F40B415EFE3608CBB8FBC43FAF4996FC"}}}
mysql_password('secret')
#=> {"made": {"Notify[x]": {"message": "*14E65567ABDB5135D0CFD9A70B3032C179A49EE7"}}}
mysql_password('')
#=> {"made": {"Notify[x]": {"message": ""}}}
mysql_password('a', 'b')
#=> {"error": "Error while evaluating a Function Call, mysql_password(): Wrong number of arguments given (2 for 1)"}
mysql_password(undef)
#=> {"made": {"Notify[x]": {"message": ""}}}
mysql_password(7)
#=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for 7:Integer"}
mysql::strip_hash({'a' => '', 'b' => {'c' => '', 'd' => 1}, 'e' => 2})
#=> {"made": {"Notify[x]": {"message": {"b": {"d": 1}, "e": 2}}}}
mysql::strip_hash({})
#=> {"made": {"Notify[x]": {"message": {}}}}
mysql::strip_hash([])
#=> {"error": "Error while evaluating a Function Call, 'mysql::strip_hash' parameter 'hash' expects a Hash value, got Array"}
validate_network_vlan_ranges('physnet1:1:100')
#=> {"made": {"Notify[x]": {"message": ["physnet1:1:100"]}}}
validate_network_vlan_ranges(['1:2', 'physnet', 'a:9000:3'])
#=> {"error": "Error while evaluating a Function Call, vlan id are invalid."}
validate_network_vlan_ranges('5:1')
#=> {"error": "Error while evaluating a Function Call, network vlan ranges are invalid."}
validate_network_vlan_ranges('a:b:c')
#=> {"error": "Error while evaluating a Function Call, network vlan ranges are invalid."}
validate_network_vlan_ranges(undef)
#=> {"made": {"Notify[x]": {"message": [null]}}}
validate_network_vlan_ranges(5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
validate_vni_ranges(['1:2', '5:9'])
#=> {"made": {"Notify[x]": {"message": ["1:2", "5:9"]}}}
validate_vni_ranges('9:1')
#=> {"error": "Error while evaluating a Function Call, vni ranges are invalid."}
validate_vni_ranges('1:99999999')
#=> {"error": "Error while evaluating a Function Call, vni ranges are invalid."}
validate_vni_ranges('x')
#=> {"error": "Error while evaluating a Function Call, vni ranges are invalid."}
validate_tunnel_id_ranges('1:2')
#=> {"made": {"Notify[x]": {"message": ["1:2"]}}}
validate_tunnel_id_ranges('1:2000002')
#=> {"error": "Error while evaluating a Function Call, tunnel id ranges are to large."}
validate_tunnel_id_ranges('3:1')
#=> {"error": "Error while evaluating a Function Call, tunnel id ranges are invalid."}
validate_tunnel_id_ranges(['x'])
#=> {"error": "Error while evaluating a Function Call, tunnel id ranges are invalid."}
validate_vxlan_udp_port('4789')
#=> {"made": {"Notify[x]": {}}}
validate_vxlan_udp_port(50000)
#=> {"made": {"Notify[x]": {}}}
validate_vxlan_udp_port(22)
#=> {"error": "Error while evaluating a Function Call, vxlan udp port is invalid."}
validate_vxlan_udp_port('x')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"x\""}
validate_vxlan_udp_port(undef)
#=> {"error": "Error while evaluating a Function Call, can't convert nil into Integer"}
convert_to_json_string(['a:b', 'c:d'])
#=> {"made": {"Notify[x]": {"message": "{\"a\":\"b\",\"c\":\"d\"}"}}}
convert_to_json_string(['a', 'b'])
#=> {"made": {"Notify[x]": {"message": "[\"a\",\"b\"]"}}}
convert_to_json_string({'a' => {'b' => 1.5}})
#=> {"made": {"Notify[x]": {"message": "{\"a\":{\"b\":1.5}}"}}}
convert_to_json_string(undef)
#=> {"made": {"Notify[x]": {"message": "null"}}}
convert_to_json_string("tab\there \"quoted\" é")
#=> {"made": {"Notify[x]": {"message": "\"tab\\there \\\"quoted\\\" é\""}}}
translate('Hello')
#=> {"made": {"Notify[x]": {"message": "Hello"}}}
translate('Hello %{name}', {'name' => 'World'})
#=> {"made": {"Notify[x]": {"message": "Hello World"}}}
translate('Hello %{name}', {'other' => 'World'})
#=> {"made": {"Notify[x]": {"message": "Hello %{name}"}}}
#[7, 9]=> {"error": "Error while evaluating a Function Call, key{name} not found"}
translate(1)
#=> {"error": "Error while evaluating a Function Call, 'translate' parameter 'message' expects a String value, got Integer"}
get_ext_net_name({'net04' => {'L2' => {'router_ext' => false}}, 'ext' => {'L2' => {'router_ext' => true}}})
#=> {"made": {"Notify[x]": {"message": "ext"}}}
get_ext_net_name({'net04' => {}})
#=> {"made": {"Notify[x]": {}}}
get_ext_net_name('x')
#=> {"error": "Error while evaluating a Function Call, get_ext_net_name(): No network data provided!"}
apache_pw_hash('secret')
#=> {"error": "Error while evaluating a Function Call, deprecation. apache_pw_hash. This function is deprecated, please use apache::pw_hash instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"made": {"Notify[x]": {"message": "{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ="}}}
apache::pw_hash('secret')
#=> {"made": {"Notify[x]": {"message": "{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ="}}}
apache::pw_hash('')
#=> {"error": "Error while evaluating a Function Call, 'apache::pw_hash' parameter 'password' expects a String[1] value, got String"}
apache::apache_pw_hash('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. apache::apache_pw_hash. This function is deprecated, please use apache::pw_hash instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"made": {"Notify[x]": {"message": "{SHA}EfatjsUqKYSrqv18O1FlA3hcIHI="}}}
apache::bool2httpd(true)
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for true"}
#[7]=> {"made": {"Notify[x]": {"message": "On"}}}
apache::bool2httpd(false)
#=> {"made": {"Notify[x]": {"message": "Off"}}}
apache::bool2httpd('TRUE')
#=> {"made": {"Notify[x]": {"message": "On"}}}
apache::bool2httpd('maybe')
#=> {"made": {"Notify[x]": {"message": "maybe"}}}
apache::bool2httpd(undef)
#=> {"made": {"Notify[x]": {"message": "Off"}}}
apache::bool2httpd(3)
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Integer"}
#[7]=> {"made": {"Notify[x]": {"message": "3"}}}
apache::bool2httpd([1, 'a'])
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Array"}
#[7]=> {"made": {"Notify[x]": {"message": "[1, \"a\"]"}}}
apache::bool2httpd()
#=> {"error": "Error while evaluating a Function Call, 'apache::bool2httpd' expects 1 argument, got none"}
bool2httpd('x')
#=> {"error": "Error while evaluating a Function Call, deprecation. bool2httpd. This function is deprecated, please use apache::bool2httpd instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"made": {"Notify[x]": {"message": "x"}}}
bool2httpd()
#=> {"error": "Error while evaluating a Function Call, deprecation. bool2httpd. This function is deprecated, please use apache::bool2httpd instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"error": "Error while evaluating a Function Call, 'apache::bool2httpd' expects 1 argument, got none"}
inet6_prefix('::1')
#=> {"made": {"Notify[x]": {"message": "inet6:[::1]"}}}
inet6_prefix(['::1', '10.0.0.1', 'inet6:[::1]', 'nonsense'])
#=> {"made": {"Notify[x]": {"message": ["inet6:[::1]", "10.0.0.1", "inet6:[::1]", "nonsense"]}}}
inet6_prefix('[fe80::1]:11211')
#=> {"made": {"Notify[x]": {"message": "inet6:[fe80::1]:11211"}}}
inet6_prefix(1)
#=> {"made": {"Notify[x]": {"message": 1}}}
is_service_default('<SERVICE DEFAULT>')
#=> {"made": {"Notify[x]": {"message": true}}}
is_service_default('x')
#=> {"made": {"Notify[x]": {"message": false}}}
is_service_default(1)
#=> {"made": {"Notify[x]": {"message": false}}}
is_service_default(undef)
#=> {"made": {"Notify[x]": {"message": false}}}
is_service_default()
#=> {"error": "Error while evaluating a Function Call, is_service_default(): Wrong number of argumentsgiven (0 for 1)"}
is_service_default(1, 2)
#=> {"error": "Error while evaluating a Function Call, is_service_default(): Wrong number of argumentsgiven (2 for 1)"}
normalize_ip_for_uri('::1')
#=> {"made": {"Notify[x]": {"message": "[::1]"}}}
normalize_ip_for_uri('[::1]')
#=> {"made": {"Notify[x]": {"message": "[::1]"}}}
normalize_ip_for_uri('10.0.0.1')
#=> {"made": {"Notify[x]": {"message": "10.0.0.1"}}}
normalize_ip_for_uri(['::1', 'host.example.com', '10.0.0.1'])
#=> {"made": {"Notify[x]": {"message": ["[::1]", "host.example.com", "10.0.0.1"]}}}
normalize_ip_for_uri('::1', '::2')
#=> {"made": {"Notify[x]": {"message": ["[::1]", "[::2]"]}}}
normalize_ip_for_uri('fe80::1/64')
#=> {"made": {"Notify[x]": {"message": "[fe80::1/64]"}}}
normalize_ip_for_uri(5)
#=> {"made": {"Notify[x]": {"message": 5}}}
normalize_ip_for_uri([])
#=> {"made": {"Notify[x]": {"message": []}}}
os_transport_url({'transport' => 'rabbit', 'host' => '1.2.3.4', 'port' => '5672', 'username' => 'guest', 'password' => 's3cr3t/@', 'virtual_host' => 'v', 'ssl' => '1', 'query' => {'key' => 'value'}})
#=> {"made": {"Notify[x]": {"message": "rabbit://guest:s3cr3t%2F%40@1.2.3.4:5672/v?key=value&ssl=1"}}}
os_transport_url({'transport' => 'rabbit', 'hosts' => ['1.1.1.1', 'fe80::1'], 'port' => 5672, 'username' => 'a b'})
#=> {"made": {"Notify[x]": {"message": "rabbit://a%20b@1.1.1.1:5672,a%20b@[fe80::1]:5672/"}}}
os_transport_url({'transport' => 'rabbit', 'hosts' => ['x'], 'host' => 'y'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): cannot use both host and hosts."}
os_transport_url({'transport' => 'rabbit', 'host' => '::1', 'ssl' => true})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): ssl should be a String"}
os_transport_url({'transport' => 'rabbit', 'host' => 'h', 'ssl' => 'maybe'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url _str2bool(): Unknown type of boolean given"}
os_transport_url({'host' => 'y'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): transport is required"}
os_transport_url({'transport' => 'rabbit'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): host or hosts is required"}
os_transport_url('x')
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): Requires an hash, got String"}
os_transport_url({'transport' => 1, 'host' => 'y'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): transport should be a String"}
os_transport_url({'transport' => 'rabbit', 'hosts' => 'y'})
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): hosts should be a Array"}
os_transport_url()
#=> {"error": "Error while evaluating a Function Call, os_transport_url(): Wrong number of arguments"}
os_database_connection({'dialect' => 'mysql+pymysql', 'host' => '127.0.0.1', 'port' => '3306', 'database' => 'test', 'username' => 'guest', 'password' => 's3cr3t/@', 'charset' => 'utf-8', 'extra' => {'a' => 'b'}})
#=> {"made": {"Notify[x]": {"message": "mysql+pymysql://guest:s3cr3t%2F%40@127.0.0.1:3306/test?a=b&charset=utf-8"}}}
os_database_connection({'dialect' => 'sqlite', 'database' => '/var/lib/x.sqlite'})
#=> {"made": {"Notify[x]": {"message": "sqlite:////var/lib/x.sqlite"}}}
os_database_connection({'dialect' => 'mysql', 'host' => 'db.example.com', 'database' => 'test'})
#=> {"made": {"Notify[x]": {"message": "mysql://db.example.com/test"}}}
os_database_connection({'dialect' => 'mysql', 'database' => 'test', 'port' => '1'})
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): host is required with port"}
os_database_connection({'dialect' => 'mysql', 'host' => 'x'})
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): database is required"}
os_database_connection({'host' => 'x'})
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): dialect is required"}
os_database_connection({'dialect' => 1})
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): dialect should be a String"}
os_database_connection('x', 'y')
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): Wrong number of arguments given (2 for 1)"}
os_database_connection('x')
#=> {"error": "Error while evaluating a Function Call, os_database_connection(): Requires an hash, got String"}
memcached::max_memory('95%')
#=> {"made": {"Notify[x]": {"message": 3735}}}
memcached::max_memory(512)
#=> {"made": {"Notify[x]": {"message": 512}}}
memcached::max_memory('10%')
#=> {"made": {"Notify[x]": {"message": 393}}}
memcached::max_memory(undef)
#=> {"made": {"Notify[x]": {"message": 3735}}}
memcached::max_memory()
#=> {"error": "Error while evaluating a Function Call, 'memcached::max_memory' expects 1 argument, got none"}
archive::parse_artifactory_url('https://repo.example.com/artifactory/repo/com/example/app/1.0/app-1.0.war')
#=> {"made": {"Notify[x]": {"message": {"base_url": "https://repo.example.com/artifactory", "repository": "repo", "org_path": "com/example", "module": "app", "base_rev": "1.0", "folder_iteg_rev": null, "file_iteg_rev": null, "classifier": null, "ext": "war"}}}}
archive::parse_artifactory_url('https://repo.example.com/artifactory/repo/com/example/app/1.0-SNAPSHOT/app-1.0-20200101.120000-1-sources.jar')
#=> {"made": {"Notify[x]": {"message": {"base_url": "https://repo.example.com/artifactory", "repository": "repo", "org_path": "com/example", "module": "app", "base_rev": "1.0", "folder_iteg_rev": "SNAPSHOT", "file_iteg_rev": "20200101.120000-1", "classifier": "sources", "ext": "jar"}}}}
archive::parse_artifactory_url('https://repo.example.com/other')
#=> {"made": {"Notify[x]": {}}}
archive::parse_artifactory_url('nonsense')
#=> {"error": "Error while evaluating a Function Call, 'archive::parse_artifactory_url' parameter 'url' expects a match for Variant[Stdlib::HTTPUrl = Pattern[/(?i:\\Ahttps?:\\/\\/.*\\z)/], Stdlib::HTTPSUrl = Pattern[/(?i:\\Ahttps:\\/\\/.*\\z)/]], got 'nonsense'"}
postgresql_escape('test')
#=> {"error": "Error while evaluating a Function Call, deprecation. postgresql_escape. This method is deprecated, please use postgresql::postgresql_escape instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"made": {"Notify[x]": {"message": "$$test$$"}}}
postgresql::postgresql_escape('test')
#=> {"made": {"Notify[x]": {"message": "$$test$$"}}}
postgresql::postgresql_escape('te$$t')
#=> {"made": {"Notify[x]": {"message": "$cff$te$$t$cff$"}}}
postgresql::postgresql_escape('ends$')
#=> {"made": {"Notify[x]": {"message": "$de$ends$$de$"}}}
postgresql::postgresql_escape('')
#=> {"error": "Error while evaluating a Function Call, 'postgresql::postgresql_escape' parameter 'input_string' expects a String[1] value, got String"}
postgresql_password('foo', 'bar')
#=> {"error": "Error while evaluating a Function Call, deprecation. postgresql_password. This method is deprecated, please use postgresql::postgresql_password instead. at [\"unknown\", 2]:[\"unknown\", 0]"}
#[7]=> {"made": {"Notify[x]": {"message": "md596948aad3fcae80c08a35c9b5958cd89"}}}
postgresql::postgresql_password('foo', 'bar')
#=> {"made": {"Notify[x]": {"message": "md596948aad3fcae80c08a35c9b5958cd89"}}}
postgresql::postgresql_password(1, 2)
#=> {"made": {"Notify[x]": {"message": "md53c59dc048e8850243be8079a5c74d079"}}}
postgresql::postgresql_password('foo')
#=> {"error": "Error while evaluating a Function Call, 'postgresql::postgresql_password' expects 2 arguments, got 1"}
postgresql::postgresql_acls_to_resources_hash(['local all postgres ident', 'host all all 127.0.0.1/32 md5 x=y z'], 'test', 10)
#=> {"made": {"Notify[x]": {"message": {"postgresql class generated rule test 0": {"type": "local", "database": "all", "user": "postgres", "order": "010", "auth_method": "ident"}, "postgresql class generated rule test 1": {"type": "host", "database": "all", "user": "all", "order": "011", "address": "127.0.0.1/32", "auth_method": "md5", "auth_option": "x=y z"}}}}}
postgresql::postgresql_acls_to_resources_hash(['host all all 10.0.0.0 255.0.0.0 md5', 'hostssl a b c d'], 't', 0)
#=> {"made": {"Notify[x]": {"message": {"postgresql class generated rule t 0": {"type": "host", "database": "all", "user": "all", "order": "000", "address": "10.0.0.0 255.0.0.0", "auth_method": "md5"}, "postgresql class generated rule t 1": {"type": "hostssl", "database": "a", "user": "b", "order": "001", "address": "c", "auth_method": "d"}}}}}
postgresql::postgresql_acls_to_resources_hash(['local all'], 'test', 10)
#=> {"error": "Error while evaluating a Function Call, postgresql::postgresql_acls_to_resources_hash(): acl line 0 does not have enough parts"}
postgresql::postgresql_acls_to_resources_hash(['local all'], 'test', -1)
#=> {"error": "Error while evaluating a Function Call, 'postgresql::postgresql_acls_to_resources_hash' parameter 'offset' expects an Integer[0] value, got Integer[-1, -1]"}
collectd_convert_processes([{'name' => 'foo', 'regex' => '.*'}, 'alone'])
#=> {"made": {"Notify[x]": {"message": {"foo": {"regex": ".*"}, "alone": {}}}}}
collectd_convert_processes({'a' => 1})
#=> {"made": {"Notify[x]": {"message": {"a": 1}}}}
collectd_convert_processes(['a', 1])
#=> {"error": "Error while evaluating a Function Call, convert_process_array(): array element must be string or hash"}
collectd_convert_processes('x')
#=> {"error": "Error while evaluating a Function Call, convert_process_array(): Needs an array as argument"}
collectd_convert_processes()
#=> {"error": "Error while evaluating a Function Call, collectd_convert_processes(): Wrong number of arguments given (0 for 1)"}
collectd_convert_processes(1, 2)
#=> {"error": "Error while evaluating a Function Call, collectd_convert_processes(): Wrong number of arguments given (2 for 1)"}
ipaddresses()
#=> {"made": {"Notify[x]": {"message": ["10.0.0.1", "fe80::1"]}}}
getvar_emptystring('nonsense')
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'nonsense'; "}
#[7]=> {"made": {"Notify[x]": {"message": ""}}}
getvar_emptystring('hostname')
#=> {"made": {"Notify[x]": {"message": "host"}}}
getvar_emptystring('facts')['hostname']
#=> {"made": {"Notify[x]": {"message": "host"}}}
getvar_emptystring()
#=> {"error": "Error while evaluating a Function Call, getvar_emptystring(): wrong number of arguments (0; must be 1)"}
mongodb_password('user', 'pass')
#=> {"made": {"Notify[x]": {"message": "e0c4a7b97d4db31f5014e9694e567d6b"}}}
mongodb_password('user')
#=> {"error": "Error while evaluating a Function Call, mongodb_password(): Wrong number of arguments given (1 for 2)"}
mongodb_password(1, undef)
#=> {"made": {"Notify[x]": {"message": "20db66b13f4d5acc759d70566e3e9a24"}}}
mco_array_to_string([1, 'a', true])
#=> {"made": {"Notify[x]": {"message": ["1", "a", "true"]}}}
mco_array_to_string('x')
#=> {"error": "Error while evaluating a Function Call, Expected an array, but got a String"}
mco_array_to_string()
#=> {"error": "Error while evaluating a Function Call, Expected an array, but got a NilClass"}
monit_validate_tests('system', [{'type' => 'cpu', 'operator' => '>', 'value' => '80%', 'action' => 'alert'}])
#=> {"made": {"Notify[x]": {"message": [{"type": "CPU", "operator": ">", "value": "80%", "action": "ALERT", "condition": "CPU > 80%"}]}}}
monit_validate_tests('host', [{'type' => 'connection', 'host' => 'h', 'port' => 80, 'protocol' => 'http', 'protocol_test' => {'request' => '/', 'status' => 200}, 'timeout' => 5, 'retry' => 2}])
#=> {"made": {"Notify[x]": {"message": [{"type": "CONNECTION", "host": "h", "port": 80, "protocol": "HTTP", "protocol_test": {"request": "/", "status": 200}, "timeout": 5, "retry": 2, "action": "ALERT", "condition": "FAILED HOST h PORT 80\n    PROTOCOL HTTP \n    REQUEST /\n    STATUS 200\n    WITH TIMEOUT 5 SECONDS RETRY 2"}]}}}
monit_validate_tests('process', [{'type' => 'connection', 'unixsocket' => '/x', 'tolerance' => {'cycles' => 3, 'times' => 2}}])
#=> {"made": {"Notify[x]": {"message": [{"type": "CONNECTION", "unixsocket": "/x", "tolerance": "2 TIMES WITHIN 3 CYCLES", "action": "ALERT", "condition": "FAILEDUNIXSOCKET /x"}]}}}
monit_validate_tests('filesystem', [{'type' => 'fsflags'}, {'type' => 'space', 'operator' => '>', 'value' => 3}, {'type' => 'perm', 'value' => '0755'}])
#=> {"made": {"Notify[x]": {"message": [{"type": "FSFLAGS", "action": "ALERT", "condition": "CHANGED FSFLAGS"}, {"type": "SPACE", "operator": ">", "value": 3, "action": "ALERT", "condition": "SPACE > 3"}, {"type": "PERM", "value": "0755", "action": "ALERT", "condition": "FAILED PERM 0755"}]}}}
monit_validate_tests('system', [{'type' => 'cpu'}])
#=> {"error": "Error while evaluating a Function Call, Tests for 'SYSTEM' ('CPU'): 'operator' is mandatory"}
monit_validate_tests('system', [{'type' => 'nonsense'}])
#=> {"error": "Error while evaluating a Function Call, Tests for 'SYSTEM': invalid test type 'NONSENSE'"}
monit_validate_tests('nonsense', [{'type' => 'cpu'}])
#=> {"error": "Error while evaluating a Function Call, undefined method `include?' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `include?' for nil:NilClass"}
monit_validate_tests('host', [{'type' => 'connection', 'port' => 1, 'protocol' => 'generic', 'protocol_test' => [{'send' => 'a', 'expect' => 'b'}]}])
#=> {"made": {"Notify[x]": {"message": [{"type": "CONNECTION", "port": 1, "protocol": "GENERIC", "protocol_test": [{"send": "a", "expect": "b"}], "action": "ALERT", "condition": "FAILED PORT 1\n    SEND a\n    EXPECT b"}]}}}
get_in_addr_arpa('10.20.30')
#=> {"made": {"Notify[x]": {"message": "30.20.10.in-addr.arpa"}}}
get_in_addr_arpa(1)
#=> {"error": "Error while evaluating a Function Call, undefined method `split' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `split' for 1:Integer"}
staging_parse('http://example.com/dir/file.tar.gz')
#=> {"made": {"Notify[x]": {"message": "file.tar.gz"}}}
staging_parse('http://example.com/dir/file.tar.gz', 'basename')
#=> {"made": {"Notify[x]": {"message": "file.tar"}}}
staging_parse('http://example.com/dir/file.tar.gz', 'basename', '.tar.gz')
#=> {"made": {"Notify[x]": {"message": "file"}}}
staging_parse('http://example.com/dir/file.tar.gz', 'extname')
#=> {"made": {"Notify[x]": {"message": ".gz"}}}
staging_parse('http://example.com/dir/file.tar.gz', 'parent')
#=> {"made": {"Notify[x]": {"message": "/dir"}}}
staging_parse('puppet:///modules/x/y.zip')
#=> {"made": {"Notify[x]": {"message": "y.zip"}}}
staging_parse('C:\dir\file.zip')
#=> {"made": {"Notify[x]": {"message": "file.zip"}}}
staging_parse('/tmp/x.tgz', 'nonsense')
#=> {"error": "Error while evaluating a Function Call, staging_parse(), unknown parse info nonsense."}
staging_parse()
#=> {"error": "Error while evaluating a Function Call, staging_parse(): Wrong number of arguments given (0 for 1, 2, 3)"}
scope_defaults('file', 'mode')
#=> {"made": {"Notify[x]": {"message": false}}}
scope_defaults('Exec', 'path')
#=> {"made": {"Notify[x]": {"message": true}}}
scope_defaults('Exec')
#=> {"error": "Error while evaluating a Function Call, scope_defaults(): Wrong number of arguments given (1 for 2)"}
assemble_nexus_url('http://nexus', {'g' => 'a.b', 'v' => '1 0', 'e' => 'é~*'})
#=> {"made": {"Notify[x]": {"message": "http://nexus/service/local/artifact/maven/content?g=a.b&v=1+0&e=%C3%A9~%2A"}}}
assemble_nexus_url('http://nexus', {})
#=> {"made": {"Notify[x]": {"message": "http://nexus/service/local/artifact/maven/content?"}}}
assemble_nexus_url('http://nexus', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
ensure_resource('notify', 80, {'message' => 'm'})
#=> {"made": {"Notify[80]": {"name": "80", "message": "m"}, "Notify[x]": {}}}
ensure_resource('notify', ['a', 'b'])
#=> {"made": {"Notify[a]": {}, "Notify[b]": {}, "Notify[x]": {}}}
template_body('ssh/sshd_config.erb').length
#=> {"made": {"Notify[x]": {"message": 1535}}}
template_body('ssh/nonsense.erb')
#=> {"error": "Error while evaluating a Function Call, Could not find template 'ssh/nonsense.erb'"}
