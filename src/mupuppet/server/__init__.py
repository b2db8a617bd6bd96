"""A server for stock Puppet agents: catalogs, files, reports and certificates over HTTPS.

`app` answers requests by the table in `routes`; `compilations` makes catalogs in forked processes;
`certificates/` is the certificate authority. What is written to disk goes through `durable_files`.
"""
