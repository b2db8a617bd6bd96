# A conditional statement as a value.
$kind = if 1 > 2 { 'large' } else { 'small' }
notify { $kind: }
