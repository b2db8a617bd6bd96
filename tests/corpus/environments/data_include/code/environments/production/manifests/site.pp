node default {
  lookup('classes').include
  include lookup('classes')
}
