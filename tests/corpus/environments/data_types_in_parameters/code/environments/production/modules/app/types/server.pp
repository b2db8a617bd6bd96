type App::Server = Struct[{host => String[1], port => App::Port}]
