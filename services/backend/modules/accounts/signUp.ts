import type { Signup } from '#schemas/wire/account.ts';
import { policySections } from '#schemas/wire/policy.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { policyDigestOf } from '../organizations/policyDigestOf.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { passwords } from '../sessions/passwords.ts';
import type { SignedIn } from '../sessions/store.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { findUser } from '../users/store.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { checkSignup } from './checkSignup.ts';
import { refuseCommonPassword } from './refuseCommonPassword.ts';
import { welcomeMail } from './mails.ts';
import { createAccount } from './store.ts';
import { verificationLink } from './verificationLink.ts';

/**
 * Creates the account of a new patient of an organization and writes to them. What they agreed to is kept with it, and where they come
 * from, which the first card may say, too.
 *
 * @param origin where links in mails lead
 * @throws ProblemError InvalidAnswer, EmailAlreadyExists
 */
export async function signUp(
  portal: Portal,
  tenant: KnownTenant,
  signup: Signup,
  origin: string,
): Promise<StoredUser & SignedIn> {
  const { database, jobs, clock } = portal;
  const checked = checkSignup(signup);
  await refuseCommonPassword('password', signup.password);
  const now = clock();
  const id = createId(now);
  const isNew = await createAccount(
    database,
    {
      ...checked,
      id,
      organization: tenant.id,
      passwordHash: await passwords.hash(signup.password),
      referral: signup.referral ?? null,
      affiliate: signup.affiliate ?? null,
      agreed: policySections.map((policy) => ({ policy, digest: policyDigestOf(tenant, policy) })),
      mail: welcomeMail(tenant.settings, origin, verificationLink(id, origin)),
    },
    now,
  );
  if (!isNew) throw problems.emailAlreadyExists();
  jobs.wake('mail');
  const user = await findUser({ database, clock }, tenant.id, id);
  if (!user) throw problems.notFound('the account is gone again');
  return { ...user, session_epoch: 0 };
}
