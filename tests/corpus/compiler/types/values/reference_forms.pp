# References in several forms.
notify { 'v': message => "${Resource['file', 'a']} ${Resource[File, 'a', 'b']} ${Resource['My::Thing', 'x']} ${Resource['file']['a']}" }
