# A closing parenthesis alone.
)
