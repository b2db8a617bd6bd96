class crate {
