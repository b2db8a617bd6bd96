# Lines: the anchors are Ruby's.
notify { 'values': message => ["a\nb" =~ /^b$/, "a\nb" =~ /\Ab/, "a\nb" =~ /a.b/, "a\nb" =~ /(?m:a.b)/, "a\n" =~ /a\Z/, "a\n" =~ /a\z/] }
