# A nested class with colons at the start.
class a { class ::b { } }
