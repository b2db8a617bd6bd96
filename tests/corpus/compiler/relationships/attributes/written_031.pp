# References that are written as texts, case 31.
realize(Component['Notify[d]']) @notify { 'd': }
