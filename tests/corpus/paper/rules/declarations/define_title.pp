# Def: `$title` is the title of the declaration, whatever the body declares.
define pair($other) {
  notify { $title: message => 'first' }
  notify { $other: message => $title }
}
pair { 'left': other => 'right' }
