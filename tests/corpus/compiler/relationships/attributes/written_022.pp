# Fails: references that are written as texts, case 22.
realize('notify[nosuch]')
