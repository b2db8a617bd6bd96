# A space inside of an arrow.
A['a'] - > B['b']
