function alone() { 1 }
