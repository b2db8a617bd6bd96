# After a closing brace a slash starts a regular expression.
case $a {
  /b/: { }
  /c/, /d/: { }
  default: { }
}
