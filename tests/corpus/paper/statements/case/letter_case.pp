# Strings match without regard to upper and lower case.
case 'Debian' {
  'debian': { notify { 'matched': } }
  default:  { notify { 'not matched': } }
}
