class { 'desk': n => -4 }
