# A word that may be reserved one day.
define plan { }
