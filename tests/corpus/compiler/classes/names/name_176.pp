# Names that mean something to Puppet itself, case 176.
define error { notify { "in-$title": } }
@error { 'q': }
Error<| |>
realize(Error['q'])
notice(Error, Error['q'], defined('error'))
