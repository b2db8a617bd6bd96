# Secrets and deferred calls once more, case 69.
$h = {Deferred('a') => 1} notice($h[Deferred('a')], $h)
