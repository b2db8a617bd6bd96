# A name with digits and hyphens.
# node: "10-0-0-1.example.com"
node '10-0-0-1.example.com' { notify { $title: } }
