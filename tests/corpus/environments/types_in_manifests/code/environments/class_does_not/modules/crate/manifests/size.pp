class crate::size { }
