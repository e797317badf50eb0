#!/bin/sh
# The image of PostgreSQL runs this once, in an empty volume: the plant's database and its two roles.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=plant="$PLANT_PASSWORD" <<'SQL'
create role plant_owner login createdb password :'owner';
grant pg_signal_backend to plant_owner;
create role plant login password :'plant';
create database plant owner plant_owner encoding 'UTF8' template template0;
SQL
