class crate::size {
