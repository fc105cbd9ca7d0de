import type { IncomingMessage } from 'node:http';
import proxies from '@fastify/proxy-addr';
import type { Settings } from '../settings/settings.ts';

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
