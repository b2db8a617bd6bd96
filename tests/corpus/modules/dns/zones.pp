# A name server with a zone.
class { 'dns': enable_views => true, forwarders => ['192.0.2.53'], allow_query => ['any'] }
dns::view { 'inside': match_clients => ['192.0.2.0/24'] }
dns::zone { 'example.com': target_views => ['inside'], soa => 'ns1.example.com', contact => 'root.example.com.', zonetype => 'master' }
dns::zone { '2.0.192.in-addr.arpa': target_views => ['inside'], reverse => true }
