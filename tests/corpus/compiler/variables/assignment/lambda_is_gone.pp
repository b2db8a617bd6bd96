# A lambda's variable is gone after it.
[1].each |$x| { $b = 2 }
notify { "b=${b} x=${x}": }
