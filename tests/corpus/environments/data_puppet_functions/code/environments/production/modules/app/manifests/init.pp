class app($key, $cached, $interpolated, $dug, $path, $uri, $hash, $text) {
  notify { 'all': message => [$key, $cached, $interpolated, $dug, $path, $uri, $hash, $text] }
  notify { 'again': message => [lookup('app::cached'), lookup('app::dug.0')] }
}
