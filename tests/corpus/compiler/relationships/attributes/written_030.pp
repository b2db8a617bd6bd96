# Fails: references that are written as texts, case 30.
realize('component[Notify[d]]') @notify { 'd': }
