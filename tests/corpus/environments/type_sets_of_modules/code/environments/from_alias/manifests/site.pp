notice({'a' => [Shop::Item('pen')]} =~ Shop::Cart)
notice({'a' => ['pen']} =~ Shop::Cart)
