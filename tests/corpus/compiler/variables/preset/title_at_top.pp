# Title and name at the top.
notify { "${title} ${name}": }
