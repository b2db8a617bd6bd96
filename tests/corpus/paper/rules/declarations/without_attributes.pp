# A resource without attributes, in three ways of writing.
notify { 'one': }
notify { 'two':; }
notify { "three": }
