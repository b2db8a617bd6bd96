# Fails: the condition reads a variable that is not defined.
if $nothing {
  notify { 'then': }
} else {
  notify { 'else': }
}
