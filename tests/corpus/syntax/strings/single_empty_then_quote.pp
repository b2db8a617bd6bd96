# Two strings in a row.
notice 'a''b'
