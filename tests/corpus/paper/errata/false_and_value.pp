# AndRightI has a premise that the right side takes a step, so `false and true` has no rule.
notify { 'result': message => false and true }
