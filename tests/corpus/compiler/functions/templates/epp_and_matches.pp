# A template file does not see the groups of a match around it; a template in the code does.
if 'abc' =~ /a(.)/ {
  notify { 'file': message => epp('m/t') }
  notify { 'inline': message => inline_epp('[<%= $1 %>]') }
  notify { 'after': message => $1 }
}
