# A default node definition applies where no other does.
# node: anything.example.com
node default {
  notify { 'default': }
}
