# A case statement in which nothing matches does nothing.
case 'plan9' {
  'redhat': { notify { 'httpd': } }
  'debian': { notify { 'apache2': } }
}
notify { 'after': }
