"""One file of examples for each rule of the paper, in `cases/`, and what runs them."""
