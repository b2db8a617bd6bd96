function ship::weigh(Crate::Weight $load) { $load * 2 }
