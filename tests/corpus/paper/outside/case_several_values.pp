# Several values in one branch.
case 'debian' {
  'ubuntu', 'debian': { notify { 'apt': } }
  default:            { notify { 'other': } }
}
