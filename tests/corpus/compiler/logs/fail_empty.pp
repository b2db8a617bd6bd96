# Fails: a failure without a message.
fail()
