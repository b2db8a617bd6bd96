function backend::dig(Array[Variant[String, Integer]] $key, Hash $options, $context) {
  case $key[0] {
    'digger2': { $key }
    'merged': { ['dig'] }
    'list': { if $key[1] == 1 { 'second' } else { $context.not_found } }
    default: { $context.not_found }
  }
}
