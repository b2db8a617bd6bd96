# Regular expressions in a case statement.
case 'web12' {
  /^mail/: { notify { 'mail': } }
  /^web/:  { notify { 'web': } }
}
