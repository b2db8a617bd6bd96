# Texts of several lines.
notify { 'heredoc': message => @(END) }
  Hello
  | END
