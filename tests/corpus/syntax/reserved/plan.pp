# plan is a name.
$a = plan
