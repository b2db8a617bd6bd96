# Fails: references that are written as texts, case 25.
realize('class[nosuch]')
