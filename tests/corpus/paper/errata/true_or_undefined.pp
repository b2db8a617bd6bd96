# The same for `or`, whose rules are "analogous".
notify { 'result': message => true or $nothing }
