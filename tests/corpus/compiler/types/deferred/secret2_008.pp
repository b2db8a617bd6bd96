# Fails: secrets and deferred calls once more, case 8.
class c(Sensitive[Integer] $x = Sensitive('a')) { } include c
