parcel { 'a': weight => 3, sender => 'me', noop => true }
notify { 'sent': require => Parcel['a'] }
