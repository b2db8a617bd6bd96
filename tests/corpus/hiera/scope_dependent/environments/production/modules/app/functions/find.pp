function app::find($local) { lookup("local") }
