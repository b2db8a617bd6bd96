# The `default` of a case statement is tried last wherever it stands.
case 'debian' {
  default:  { notify { 'other': } }
  'debian': { notify { 'matched': } }
}
