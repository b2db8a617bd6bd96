"""What every package uses: records, lazy attributes, lazy modules and lazy patterns.

They are small because each process loads them: `dataclasses` alone takes longer to import than a
short manifest takes to compile.
"""
