# The second part of a conditional is executed if the condition is false.
if false {
  notify { 'then': }
} else {
  notify { 'else': }
}
