#!/bin/sh
# The event store's certificates; docs/operations.md, "The event store's certificate". The keys stay in a volume that this
# container alone has: the event store is given its own pair, services the authority's certificate and nothing else.
#   make               what is not there yet (the default)
#   renew              the event store's certificate, by the same authority
#   renew --authority  the authority, too: every service is to be started again
set -eu

keep=${KEEP:-/keep} authority=${AUTHORITY:-/authority} node=${NODE:-/node}
# the event store's user
owner=${OWNER:-1000:1000}
# the tool writes over nothing
fresh=$keep/fresh

make_authority() {
  rm -rf "$fresh"
  es-gencert-cli create-ca -out "$fresh"
  rm -rf "$keep/ca"
  mv "$fresh" "$keep/ca"
}

make_node() {
  rm -rf "$fresh"
  es-gencert-cli create-node -ca-certificate "$keep/ca/ca.crt" -ca-key "$keep/ca/ca.key" \
    -out "$fresh" -ip-addresses 127.0.0.1 -dns-names eventstore,localhost
  rm -rf "$keep/node"
  mv "$fresh" "$keep/node"
}

# a file is there whole, or as it was
give() {
  cp "$1" "$2.part"
  chmod "$3" "$2.part"
  chown "$owner" "$2.part"
  mv -f "$2.part" "$2"
}

case "${1:-make} ${2:-}" in
  'make ') ;;
  'renew ') rm -rf "$keep/node" ;;
  'renew --authority') rm -rf "$keep/ca" "$keep/node" ;;
  *)
    echo "There is no $*: make, renew, or renew --authority." >&2
    exit 1
    ;;
esac
[ -f "$keep/ca/ca.crt" ] || make_authority
[ -f "$keep/node/node.crt" ] || make_node

chmod 0700 "$keep"
chmod 0400 "$keep/ca/ca.key" "$keep/node/node.key"
give "$keep/ca/ca.crt" "$authority/ca.crt" 0444
give "$keep/node/node.crt" "$node/node.crt" 0444
give "$keep/node/node.key" "$node/node.key" 0400
