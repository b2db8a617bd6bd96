# A keyword as a value.
case $a { class: { } }
