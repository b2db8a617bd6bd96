# A failure without a message.
fail()
