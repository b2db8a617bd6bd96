# Exponents, with either letter.
$x = [1e3, 1.5e3, 1E3, 1e-3, 0.5E-10]
