# A hash as a title is the text that Ruby makes of it.
create_resources('notify', { { 'a' => 1 } => {}, /b/ => {} })
