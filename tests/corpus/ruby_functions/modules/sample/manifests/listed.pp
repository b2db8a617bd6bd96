# Its parameters are changed by functions and templates.
define sample::listed(Array $list = ['first'], Hash $options = {}) {
  $before = $list.length
  $count = sample::appended($list, $title)
  $text = inline_template('<% @options["n"] = @list.length; @list << "t" %><%= @list.join("-") %>')
  notify { "${title}: ${before} ${count} ${text} ${list} ${options}": }
}
