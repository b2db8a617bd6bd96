# Only false and undef are false.
notify { 'values': message => [!!'', !!0, !![], !!{}, !undef, !false, !!'false', !!default, !!0.0] }
