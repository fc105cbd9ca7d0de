import { originOf } from './originOf.ts';
import type { Tenant } from './Tenant.ts';

/** Where links lead in what is written by itself, and not because somebody asks. @param port the server's own */
export const ownOrigin = (tenant: Pick<Tenant, 'domains' | 'origin'>, port: number): string =>
  originOf({ hostname: '', socket: {} }, tenant, port);
