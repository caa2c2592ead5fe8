"""Prints a YAML file as JSON, as PyYAML reads it. A date or a time stops it: JSON has none."""

import json
import sys

import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    json.dump(yaml.safe_load(file), sys.stdout)
