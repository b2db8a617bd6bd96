"""The tables and views of the store (`fleet.store`).

Results share what they can. Nodes of one role usually have the same structure (edges, classes,
tags, places) and the same resources except a few: a structure has the resources of the first
result, and a
result only those that differ. Inputs come in segments, which many results have.
"""

from __future__ import annotations

#: To be raised when the schema changes: a file of another version is begun again.
VERSION = 3

SCHEMA = """
CREATE TABLE snapshot (id INTEGER PRIMARY KEY, digest TEXT UNIQUE NOT NULL, files BLOB NOT NULL);
CREATE TABLE run (
    id INTEGER PRIMARY KEY, label TEXT NOT NULL, snapshot INTEGER NOT NULL REFERENCES snapshot,
    settings TEXT NOT NULL, started REAL NOT NULL, finished REAL, compiled INTEGER DEFAULT 0,
    used REAL NOT NULL, shown REAL
);
CREATE TABLE structure (id INTEGER PRIMARY KEY, digest TEXT UNIQUE NOT NULL, data BLOB NOT NULL);
CREATE TABLE result (
    id INTEGER PRIMARY KEY, node TEXT NOT NULL, ok INTEGER NOT NULL, failure TEXT,
    structure INTEGER REFERENCES structure, resources INTEGER NOT NULL,
    catalog_environment TEXT NOT NULL, version TEXT NOT NULL, own TEXT NOT NULL,
    exported TEXT NOT NULL, collects INTEGER NOT NULL, queries INTEGER NOT NULL,
    seconds REAL NOT NULL, facts TEXT NOT NULL, environment TEXT, messages TEXT NOT NULL
);
CREATE INDEX result_structure ON result (structure);
CREATE TABLE node (
    run INTEGER NOT NULL REFERENCES run, name TEXT NOT NULL,
    result INTEGER NOT NULL REFERENCES result, PRIMARY KEY (run, name)
) WITHOUT ROWID;
CREATE INDEX node_result ON node (result);
CREATE TABLE resource (
    id INTEGER PRIMARY KEY, digest TEXT UNIQUE NOT NULL, type TEXT NOT NULL, title TEXT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX resource_reference ON resource (type, title);
CREATE TABLE structure_resource (
    structure INTEGER NOT NULL, position INTEGER NOT NULL, resource INTEGER NOT NULL,
    PRIMARY KEY (structure, position)
) WITHOUT ROWID;
CREATE INDEX structure_of_resource ON structure_resource (resource);
CREATE TABLE result_resource (
    result INTEGER NOT NULL, position INTEGER NOT NULL, resource INTEGER NOT NULL,
    PRIMARY KEY (result, position)
) WITHOUT ROWID;
CREATE INDEX result_of_resource ON result_resource (resource);
CREATE VIEW used_resource AS SELECT resource FROM result_resource
    UNION ALL SELECT resource FROM structure_resource;
CREATE TABLE segment (id INTEGER PRIMARY KEY, digest TEXT UNIQUE NOT NULL, kind TEXT NOT NULL);
CREATE TABLE input (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL,
    UNIQUE (key, kind, digest)
);
CREATE TABLE segment_input (
    input INTEGER NOT NULL, segment INTEGER NOT NULL, PRIMARY KEY (input, segment)
) WITHOUT ROWID;
CREATE TABLE result_segment (
    segment INTEGER NOT NULL, result INTEGER NOT NULL, PRIMARY KEY (segment, result)
) WITHOUT ROWID;
CREATE TABLE facts_file (
    path TEXT PRIMARY KEY, directory TEXT NOT NULL, stamp TEXT NOT NULL, nodes TEXT NOT NULL
) WITHOUT ROWID;
CREATE VIEW last_run AS SELECT id FROM run WHERE finished IS NOT NULL
    ORDER BY ifnull(shown, 0) DESC, id DESC LIMIT 1;
CREATE VIEW nodes AS SELECT node.name, result.ok, result.failure, result.seconds,
    result.environment, result.resources, result.id AS result
    FROM node JOIN result ON result.id = node.result WHERE node.run = (SELECT id FROM last_run);
CREATE VIEW resources AS SELECT nodes.name AS node, resource.type, resource.title,
    json_extract(resource.data, '$.parameters') AS parameters, resource.data
    FROM resource JOIN result_resource AS own ON own.resource = resource.id
    JOIN nodes ON nodes.result = own.result
    UNION ALL SELECT nodes.name, resource.type, resource.title,
    json_extract(resource.data, '$.parameters'), resource.data
    FROM resource JOIN structure_resource AS shared ON shared.resource = resource.id
    JOIN result ON result.structure = shared.structure
    JOIN nodes ON nodes.result = result.id
    WHERE NOT EXISTS (SELECT 1 FROM result_resource AS own
        WHERE own.result = result.id AND own.position = shared.position);
CREATE VIEW inputs AS SELECT nodes.name AS node, input.kind, input.key, input.digest
    FROM nodes JOIN result_segment ON result_segment.result = nodes.result
    JOIN segment_input ON segment_input.segment = result_segment.segment
    JOIN input ON input.id = segment_input.input
    UNION ALL SELECT nodes.name, json_extract(each.value, '$[0]'), json_extract(each.value, '$[1]'),
    json_extract(each.value, '$[2]')
    FROM nodes JOIN result ON result.id = nodes.result JOIN json_each(result.own) AS each;
"""

#: What nothing refers to any more, from what refers to what it refers to.
COLLECT = (
    "DELETE FROM snapshot WHERE id NOT IN (SELECT snapshot FROM run)",
    "DELETE FROM result WHERE id NOT IN (SELECT result FROM node)",
    "DELETE FROM result_resource WHERE result NOT IN (SELECT id FROM result)",
    "DELETE FROM structure WHERE id NOT IN (SELECT structure FROM result WHERE structure NOTNULL)",
    "DELETE FROM structure_resource WHERE structure NOT IN (SELECT id FROM structure)",
    "DELETE FROM result_segment WHERE result NOT IN (SELECT id FROM result)",
    "DELETE FROM resource WHERE id NOT IN (SELECT resource FROM used_resource)",
    "DELETE FROM segment WHERE id NOT IN (SELECT segment FROM result_segment)",
    "DELETE FROM segment_input WHERE segment NOT IN (SELECT id FROM segment)",
    "DELETE FROM input WHERE id NOT IN (SELECT input FROM segment_input)",
)
