# Odd names and references, case 70.
notice(Resource['notify','q'] == Notify['q'], Resource['Notify'] == Notify, Resource[Notify, 'q'])
