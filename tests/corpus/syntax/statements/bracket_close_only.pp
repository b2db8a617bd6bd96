# A closing bracket alone.
]
