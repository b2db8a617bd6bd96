# A client of an identity server.
class { 'ipaclient': password => 'secret' }
