# `unless` with `else`.
unless true { notify { 'one': } } else { notify { 'two': } }
