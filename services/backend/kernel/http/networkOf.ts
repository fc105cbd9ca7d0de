import { Address6 } from 'ip-address';
import { isIPv6 } from 'node:net';

/** Bits of an IPv6 address that name a customer of a network; the others are theirs to choose. */
const CUSTOMER = 64;

/** Whom an address is counted for: an IPv4 address by itself, IPv6 by the network that its owner has all addresses of. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${address.correctForm()}/${CUSTOMER}`).startAddress().correctForm();
}
