notice(Shop::Item('pen').code, Shop::Item('ink', 3).price)
notice([Shop::Item('pen')] =~ Shop::Items)
notice(Shop::Count)
notice(-1 =~ Shop::Count)
