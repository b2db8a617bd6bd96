# Bars without spaces.
File <|title=='a'|>
File <<|title=='a'|>>
