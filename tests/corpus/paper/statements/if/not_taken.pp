# What is not executed cannot fail: the undefined variable is never read.
if 1 > 2 {
  notify { 'never': message => $nothing }
}
notify { 'always': }
