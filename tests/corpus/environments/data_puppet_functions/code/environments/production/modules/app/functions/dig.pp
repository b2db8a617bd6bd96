function app::dig(Array $key, Hash $options, $context) {
  if $key[0] == 'app::dug' { $key.map |$k| { "<${k}>" } } else { $context.not_found() }
}
