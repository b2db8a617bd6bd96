@@notify { 'x': }
Notify <<| |>>
notify { 'y': }
