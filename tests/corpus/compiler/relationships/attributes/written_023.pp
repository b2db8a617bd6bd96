# Fails: references that are written as texts, case 23.
realize('Notify[nosuch]', 'file[/x]')
