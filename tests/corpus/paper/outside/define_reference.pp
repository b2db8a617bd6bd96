# References to declarations of defined types.
define mark { notify { $title: } }
mark { 'one': }
notify { 'after': require => Mark['one'] }
