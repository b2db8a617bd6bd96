class base { create_resources('file', lookup('resources'), lookup('defaults')) }
