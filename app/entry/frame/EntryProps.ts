import type { Organization } from '#schemas/wire/organization.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import type { Landing } from '../landing/Landing.ts';

/** What an entry page is drawn from, on the server and in the browser alike. */
export interface EntryProps {
  readonly address: EntryAddress;
  readonly organization: Organization;
  /** Undefined where the address is of no landing page, or of one that does not exist. */
  readonly landing: Landing | undefined;
}
