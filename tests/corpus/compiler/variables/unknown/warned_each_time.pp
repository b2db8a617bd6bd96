# Each use of an unknown variable is warned about.
[1, 2].each |$i| { notify { "v${i}${nothing}": } }
