class a(B::Port $p) { notify { "p${p}": } }
