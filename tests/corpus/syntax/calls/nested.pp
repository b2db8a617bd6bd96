# Calls in calls.
f(g(h(1)), i())
