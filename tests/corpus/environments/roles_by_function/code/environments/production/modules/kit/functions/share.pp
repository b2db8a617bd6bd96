# Exports a resource, and has one of our own that is realized where it is wanted.
function kit::share(String $type, String $title, Hash $attributes) {
  create_resources("@@${type.downcase}", { "shared||${title}" => $attributes })
  create_resources("@${type.downcase}", { "kept||${title}" => $attributes })
}
