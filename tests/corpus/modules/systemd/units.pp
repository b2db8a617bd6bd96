# Units, drop-ins, limits and settings.
class { 'systemd': manage_resolved => true, manage_networkd => true, manage_timesyncd => true, ntp_server => ['0.pool.example.com', '1.pool.example.com'], manage_journald => true, journald_settings => { 'Storage' => 'auto', 'MaxRetentionSec' => '5day', 'MaxLevelStore' => { 'ensure' => 'absent' } } }
systemd::unit_file { 'app.service': content => "[Service]\nExecStart=/bin/app\n", enable => true, active => true }
systemd::dropin_file { 'limits.conf': unit => 'app.service', content => "[Service]\nLimitNOFILE=10\n" }
systemd::service_limits { 'app.service': limits => { 'LimitNOFILE' => 8192, 'LimitNPROC' => 16384 } }
systemd::tmpfile { 'app.conf': content => 'd /run/app 0755 root root -' }
systemd::network { 'eth0.network': content => "[Match]\nName=eth0\n", restart_service => true }
systemd::timer { 'clean.timer': timer_content => "[Timer]\nOnCalendar=daily\n", service_content => "[Service]\nType=oneshot\n", active => true, enable => true }
