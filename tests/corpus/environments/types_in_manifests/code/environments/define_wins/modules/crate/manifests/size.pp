define crate::size { }
