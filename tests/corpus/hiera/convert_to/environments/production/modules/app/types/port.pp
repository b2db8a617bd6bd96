type App::Port = Integer[1, 100]
