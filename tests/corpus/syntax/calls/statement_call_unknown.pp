# Any other name needs parentheses.
foo 'a'
