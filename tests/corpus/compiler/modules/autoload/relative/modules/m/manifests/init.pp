class m { include sub }
