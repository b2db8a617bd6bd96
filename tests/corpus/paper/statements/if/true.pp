# The first part of a conditional is executed if the condition is true.
if true {
  notify { 'then': }
} else {
  notify { 'else': }
}
