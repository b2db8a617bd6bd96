# So a list is no argument list.
notice
('a', 'b')
