# Fails: references that are written as texts, case 1.
realize('NOTIFY[d]') @notify { 'd': }
