# Section 5.3, dynamically scoped resource defaults.
  File { owner => "alice" }
  file { '/etc/motd': }
