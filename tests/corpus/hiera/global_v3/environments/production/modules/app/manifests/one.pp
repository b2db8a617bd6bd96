class app::one { $found = [hiera("in_class", "none"), hiera("path")] }
