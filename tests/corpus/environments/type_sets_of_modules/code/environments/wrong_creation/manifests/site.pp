Shop::Item(1)
