# Nothing in arrays and hashes in the log.
notice([undef, [undef]], { a => undef })
