# Fails: references that are written as texts, case 2.
realize('::Notify[d]') @notify { 'd': }
