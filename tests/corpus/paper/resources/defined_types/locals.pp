# Variables in a defined type belong to one declaration of it.
define doubled($number) {
  $result = $number * 2
  notify { $title: message => $result }
}
doubled { 'four': number => 2 }
doubled { 'six': number => 3 }
