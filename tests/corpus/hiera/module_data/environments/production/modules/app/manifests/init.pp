class app($a, $b, $merged, $undefined = 3, $nothing = 4) { }
