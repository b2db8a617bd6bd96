# A heredoc as an attribute.
file { '/a':
  content => @(END),
    text
    | END
  mode    => '0644',
}
