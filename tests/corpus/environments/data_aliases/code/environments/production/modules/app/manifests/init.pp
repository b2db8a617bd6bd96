class app($number, $hash, $part, $text, $literal, $scope, $missing, $keys, $dotted) {
  notify { 'all': message => [$number, $hash, $part, $text, $literal, $scope, $missing, $keys, $dotted] }
}
