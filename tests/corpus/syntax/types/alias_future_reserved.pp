# A word that may be reserved one day.
type A = Plan
