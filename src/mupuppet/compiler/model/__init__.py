"""The data that evaluation works on: scopes, resources and the catalog under construction."""
