import type { FastifyRequest } from 'fastify';

/** What is kept of a user agent: enough to tell the browser, which often stands last. */
const AGENT = 256;

/** The beginning of what a browser calls itself. */
export const agentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, AGENT);
