# Names that mean something to Puppet itself, case 195.
define annotation { notify { "in-$title": } }
@annotation { 'q': }
Annotation<| |>
realize(Annotation['q'])
notice(Annotation, Annotation['q'], defined('annotation'))
