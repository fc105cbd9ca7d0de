import type { Tenant } from '../modules/organizations/Tenant.ts';

const files = import.meta.glob<{ readonly [name: string]: Tenant }>('./organizations/*.ts', { eager: true });

/** Every tenant file of the folder `organizations`. */
export const tenants: readonly Tenant[] = Object.values(files).flatMap((module) => Object.values(module));
