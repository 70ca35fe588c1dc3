#!/bin/sh
# clickhouse.sh - runs the queries of the recipes in chdb, ClickHouse's embedded engine, and
# compares their results. It is skipped if npm cannot install chdb (half a gigabyte, in
# build/clickhouse).
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make

work=$PWD/build/clickhouse
mkdir -p "$work/data/user_scripts"
if ! npm install --silent --no-audit --no-fund --prefix "$work" chdb@3.4; then
    echo 'clickhouse: skipped, since chdb cannot be installed here'
    exit 0
fi
cmake -S . -B "$work/build"
cmake --build "$work/build" --parallel 2 --target tttjudge_program
cp "$work/build/tttjudge" "$work/data/user_scripts"

awk '/^```sql$/ { on = 1; next } /^```$/ { on = 0 } on' src/convert/RECIPES.md >"$work/queries"
awk '/^```sql$/ { sql = 1 } /^```text$/ && sql { on = 1; next } /^```$/ { if (on) sql = 0; on = 0 } on' \
    src/convert/RECIPES.md >"$work/expected"
cat >"$work/run.js" <<'END'
const { Session } = require("chdb");
const session = new Session(__dirname + "/data");
const queries = require("fs").readFileSync(__dirname + "/queries", "utf8").split(";");
for (const query of queries.filter(text => text.trim())) {
    process.stdout.write(session.query(query, "TSV"));
}
END
node "$work/run.js" >"$work/found"
test -s "$work/expected"
diff "$work/expected" "$work/found"
echo 'clickhouse: its queries give what the recipes say'
