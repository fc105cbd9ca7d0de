import type { FastifyInstance } from 'fastify';

/** The portals of this process that listen on no port, by the port of their addresses. */
const portals = new Map<string, FastifyInstance>();

/** Portals that are called without a socket. */
export const portalsInProcess = {
  /** The portal at an address; undefined where it is one that listens. */
  at: (url: URL): FastifyInstance | undefined => portals.get(url.port),
  /** Gives a portal an address at a port that nothing listens on. @returns takes it back */
  open({ port }: URL, app: FastifyInstance): () => void {
    portals.set(port, app);
    return () => void portals.delete(port);
  },
};
