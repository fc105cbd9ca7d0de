import type { User } from '#schemas/wire/user.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { isEmail } from '../accounts/isEmail.ts';
import { verificationMail } from '../accounts/mails.ts';
import { verificationLink } from '../accounts/verificationLink.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { readUser } from '../users/readUser.ts';
import { userOf } from '../users/userOf.ts';
import { emailChangedMail } from './mails.ts';
import { findCredentials, isEmailTaken, writeEmailChange, type Credentials } from './store.ts';
import { VERIFICATION } from '../../kernel/outbox/verificationIn.ts';

/**
 * Where whoever reads the former address of an account undoes its change. The token shows that they read it, as one that
 * verifies an address does. @param origin where links in mails lead
 */
const undoLink = (userId: string, origin: string): string => `${origin}/undo-email/${userId}/${VERIFICATION}`;

const INVALID = { field: 'email', code: 'invalid', message: 'Please enter a valid email address.' };

/** Whose address is changed, and who they showed themselves to be. */
interface Changing {
  readonly userId: string;
  readonly seen: Credentials;
  /** As it was typed. */
  readonly typed: string;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** @throws ProblemError InvalidAnswer */
function addressIn(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (!isEmail(address)) throw problems.invalidAnswer([INVALID]);
  return address;
}

/**
 * Refuses an address that the account cannot have.
 *
 * @throws ProblemError InvalidAnswer, EmailAlreadyExists
 */
export async function refuseEmail(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { id: organization }: Pick<KnownTenant, 'id'>,
  { userId, typed }: Pick<Changing, 'userId' | 'typed'>,
): Promise<void> {
  const wanted = { organization, userId, to: addressIn(typed) };
  if (await isEmailTaken(database, wanted, clock())) throw problems.emailAlreadyExists();
}

/**
 * Changes the address that a patient signs in with. It is not verified until its link is used; the former one is told, and
 * whoever reads it can undo the change for 7 days.
 *
 * @throws ProblemError InvalidAnswer, EmailAlreadyExists, NotFound where the password has changed in the meantime
 */
export async function changeEmail(
  portal: Portal,
  tenant: KnownTenant,
  { userId, seen, typed, origin }: Changing,
): Promise<User> {
  const { database, jobs, clock } = portal;
  const to = addressIn(typed);
  const mails = {
    verification: verificationMail(tenant.settings, verificationLink(userId, origin)),
    notice: emailChangedMail(tenant.settings, undoLink(userId, origin)),
    plainNotice: emailChangedMail(tenant.settings).text,
  };
  return once<User>({
    plan: async () => {
      const now = clock();
      const current = await findCredentials(database, tenant.id, userId);
      if (current?.password_hash !== seen.password_hash) throw problems.notFound('the password has changed');
      if (current.email === to) return { answer: await readUser(portal, tenant.id, userId) };
      const change = { ...current, userId, organization: tenant.id, to };
      if (await isEmailTaken(database, change, now)) throw problems.emailAlreadyExists();
      return {
        write: async () => {
          const user = await writeEmailChange(database, change, mails, now);
          if (user) jobs.wake('mail');
          return user && userOf(user, portal);
        },
      };
    },
  });
}
