import ipaddr from 'ipaddr.js';

/** Providers give a household this much of IPv6, and it changes the rest as it likes. */
const HOUSEHOLD_BYTES = 8;

/** What a limit counts by: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const household = parsed.toByteArray().fill(0, HOUSEHOLD_BYTES);
  return ipaddr.fromByteArray(household).toString();
}
