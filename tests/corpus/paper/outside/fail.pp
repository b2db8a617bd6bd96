# Fails: a call of `fail`.
fail('on purpose')
