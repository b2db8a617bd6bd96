type Mine = String
