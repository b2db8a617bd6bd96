crate::size { 'large': }
notice(Crate::Size['large'])
