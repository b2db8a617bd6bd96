# A word that may be reserved one day.
class plan { }
