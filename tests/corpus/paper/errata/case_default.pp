# No rule is printed for the `default` of a case statement.
case 'plan9' {
  'debian': { notify { 'matched': } }
  default:  { notify { 'other': } }
}
