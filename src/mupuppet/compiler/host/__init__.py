"""What Ruby code, templates and Hiera may ask of a compilation."""
