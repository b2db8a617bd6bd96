function environment::seven() { 7 }
