# A word that may be reserved one day, as a type.
function a() >> Plan { 1 }
