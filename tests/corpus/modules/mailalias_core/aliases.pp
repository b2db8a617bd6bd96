# Aliases of mail.
mailalias { 'root': recipient => ['alice', 'bob'], target => '/etc/aliases' }
