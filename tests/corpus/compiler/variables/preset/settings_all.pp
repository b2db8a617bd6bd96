# Every setting of Puppet's is a variable of the class settings, and all of them are a hash.
# settings: {"trace": true}
notify { 'texts': message => "${settings::server} ${settings::syslogfacility} ${settings::strict}" }
notify { 'numbers': message => [$settings::runinterval, $settings::splaylimit, $settings::report_port] }
notify { 'truths': message => [$settings::trace, $settings::noop, $settings::rich_data] }
notify { 'lists': message => [$settings::server_list, $settings::supported_checksum_types] }
notify { 'nothing': message => [$settings::srv_domain, $::settings::priority] }
notify { 'names': message => $settings::all_local.keys }
class inheriting inherits settings {
  notify { 'inherited': message => "${masterport} ${environment} ${settings::title}" }
}
include inheriting
