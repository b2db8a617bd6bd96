# A star after the name makes a product.
notice *$a
