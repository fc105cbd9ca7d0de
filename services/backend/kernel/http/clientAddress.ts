import type { IncomingMessage } from 'node:http';
import proxies from '@fastify/proxy-addr';
import type { Settings } from '../settings/settings.ts';
import { Address6 } from 'ip-address';
import { isIPv6 } from 'node:net';

type Trusted = Settings['trustProxy'];

/** What is asked of each address on the way, the nearest first: whether the headers that it sends are believed. */
export function believedProxies(trusted: Trusted): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxies.compile([...trusted]);
}

/** Says where requests come from that Fastify does not see: sockets. It believes the same proxies. */
export function clientAddress(trusted: Trusted): (request: IncomingMessage) => string {
  const believes = believedProxies(trusted);
  return (request) => proxies(request, believes);
}

/** Bits of an IPv6 address that name a customer of a network; the others are theirs to choose. */
const CUSTOMER = 64;

/** Whom an address is counted for: an IPv4 address by itself, IPv6 by the network that its owner has all addresses of. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${address.correctForm()}/${CUSTOMER}`).startAddress().correctForm();
}
