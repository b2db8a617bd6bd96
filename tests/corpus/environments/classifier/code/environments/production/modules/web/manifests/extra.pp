class web::extra { include web }
