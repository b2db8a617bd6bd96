# Several names, and a comma at the end.
node a, 'b', /c/, default { }
node d, { }
node e, f, { }
