# Choose which program a generic name stands for.
alternatives { 'editor': path => '/usr/bin/vim.basic' }
alternatives { 'java': mode => 'auto' }
