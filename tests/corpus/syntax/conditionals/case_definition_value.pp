# A class is no value.
case $a { class b {}: { } }
