# A reference with the word Resource.
notify { 'a': }
notify { 'x': require => [Resource['notify', 'a'], Resource[Notify, 'a'], Resource['Notify']['a']] }
