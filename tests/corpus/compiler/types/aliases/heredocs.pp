# The texts of two heredocs are written alike where the types stand.
type One = Enum[@(TEXT)]
  one
  | TEXT
type Two = Enum[@(TEXT)]
  two
  | TEXT
type Both = Variant[One, Pattern[@(TEXT)]]
  ^three
  | TEXT
notice(One, Two, Both)
notify { 'one': message => "one\n" =~ One }
notify { 'two': message => "two\n" =~ Two }
notify { 'other': message => "one\n" =~ Two }
notify { 'both': message => ["one\n" =~ Both, "three\n" =~ Both, "two\n" =~ Both] }
