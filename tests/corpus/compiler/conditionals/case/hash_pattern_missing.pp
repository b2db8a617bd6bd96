# A key that is missing matches what accepts undef.
case { a => 1 } { { b => Undef }: { notify { 'undef': } } default: { notify { 'd': } } }
