# Section 5.3, string interpolation.
$planet = { 'earth' => 'World' }
notify { "Hello ${planet['earth']}!": }
