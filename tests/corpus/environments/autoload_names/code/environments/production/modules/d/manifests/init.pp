class d { 
