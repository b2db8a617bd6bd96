# Not in a conditional of a class.
class a {
  if $b { class c { } }
}
