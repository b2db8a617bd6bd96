# Switches and modules of a policy.
selboolean { 'httpd_can_network_connect': value => on, persistent => true }
selmodule { 'local': ensure => present, syncversion => true }
