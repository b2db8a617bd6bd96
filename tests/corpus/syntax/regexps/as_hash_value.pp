# As key and value.
$x = {/a/ => /b/}
