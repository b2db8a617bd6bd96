# A type that is computed.
$kind = 'notify'
Resource[$kind] { 'one': message => 'abstract' }
