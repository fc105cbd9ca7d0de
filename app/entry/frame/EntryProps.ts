import type { Organization } from '#schemas/wire/organization.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import type { Landing } from '../landing/Landing.ts';

/** The props of an entry page, on the server and in the browser. */
export interface EntryProps {
  readonly address: EntryAddress;
  readonly organization: Organization;
  /** Undefined if the page is not a landing page, or its subject does not exist. */
  readonly landing: Landing | undefined;
  /** Whether the page is opened by a patient who is signed in. */
  readonly signedIn: boolean;
}
