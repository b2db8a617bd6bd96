# A type alias as text.
type Port = Integer[1, 65535]
notify { "${Port} ${Optional[Port]}": }
