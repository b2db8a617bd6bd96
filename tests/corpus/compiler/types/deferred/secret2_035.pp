# Secrets and deferred calls once more, case 35.
$x = Sensitive('q') notify { 'a': message => inline_template('<%= @x %> <%= @x.unwrap %>') }
