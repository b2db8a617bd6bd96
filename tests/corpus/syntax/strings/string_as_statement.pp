# A string as the last statement.
'hello'
