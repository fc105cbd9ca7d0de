import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { PasskeyAssertion } from '#schemas/wire/passkey.ts';
import { http } from '../client/http.ts';
import { passkeysMissing } from './passkeyErrors.ts';
import { assertionOf } from './assertionOf.ts';
import { passkeysPath } from './passkeysPath.ts';

/**
 * Lets a patient who is signed in unlock a passkey of theirs, which then stands beside the password. Fails with
 * PasskeysMissing, PasskeyUnused or TooManyRequests.
 */
export async function ownerAssertion(userId: string): Promise<PasskeyAssertion> {
  if (!browserSupportsWebAuthn()) throw passkeysMissing('another browser');
  return assertionOf(await http.post(`${passkeysPath(userId)}/proof`).json(), '');
}
