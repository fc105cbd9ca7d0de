import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';

/** The patient for whom a server draws a page: what a tab of a browser keeps for itself. */
export interface DrawnFor {
  readonly organization: Organization;
  readonly session: Session;
  /** Answers the calls of this patient; it takes the place of the network. */
  readonly fetch: (request: Request) => Promise<Response>;
}

let find: (() => DrawnFor | undefined) | undefined;

/** For whom the running code draws. A browser draws for nobody but its own user: there, this is nothing. */
export const drawnFor = {
  get: (): DrawnFor | undefined => find?.(),
  /** Says how a server, which works for many at a time, finds it. */
  findBy(finder: () => DrawnFor | undefined): void {
    find = finder;
  },
};
