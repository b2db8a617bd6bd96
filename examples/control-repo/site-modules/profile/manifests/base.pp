# What every machine has.
#
# @param packages
#   Packages to install, merged from all levels of the data.
# @param settings
#   Settings of our own, merged from all levels of the data.
class profile::base (
  Array[String[1]]     $packages,
  Hash[String[1], Any] $settings,
) {
  package { $packages:
    ensure => installed,
  }

  # A template of this module; its parameters are given explicitly.
  file { '/etc/motd':
    content => epp('profile/motd.epp', {
      'name'  => $trusted['certname'],
      'role'  => $role,
      'owner' => $settings['owner'],
    }),
  }

  if $settings.dig('backup', 'enabled') {
    file { '/etc/cron.d/backup':
      content => "0 ${settings['backup']['hour']} * * * root /usr/local/sbin/backup\n",
    }

    # A file that is sent as it is.
    file { '/usr/local/sbin/backup':
      mode   => '0755',
      source => 'puppet:///modules/profile/backup',
    }
  }
}
