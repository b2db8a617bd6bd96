class app($p = 1, $q = 2) { $found = [hiera("in_module", "none"), hiera("module"), hiera("class"), lookup("in_module", undef, undef, "none")] }
