# An overlong form.
$a = 'À¯'

