import type { FastifyRequest } from 'fastify';
import type { PasskeyAssertion } from '#schemas/wire/passkey.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { stopLostStep } from '../twoStep/lostStore.ts';
import { challengeIn, challenges, type Asking, relyingParty } from './challenges.ts';
import { checkedAssertion } from './checkedPasskey.ts';
import { findPasskey, spendPasskey } from './store.ts';

/**
 * The account whose passkey has signed what was asked for, once. Whoever has a passkey has not lost everything: what was
 * begun because of that is over.
 *
 * @throws ProblemError InvalidRequest where the challenge does not serve, PasskeyRefused
 */
export async function acceptAssertion(
  portal: Portal,
  request: FastifyRequest,
  assertion: PasskeyAssertion,
  asking: Asking,
): Promise<NonNullable<Awaited<ReturnType<typeof findPasskey>>>> {
  const { database, clock } = portal;
  const now = clock();
  const refused = () => problems.passkeyRefused(asking.to === 'prove' ? '' : undefined);
  const challenge = challengeIn(assertion.client_data) ?? '';
  if (!(await challenges.spend(database, asking, challenge, now))) throw problems.passkeyExpired();
  const key = await findPasskey(database, request.tenant.id, assertion.id, now);
  if (!key || ('userId' in asking && key._id !== asking.userId)) throw refused();
  const counter = await checkedAssertion(assertion, key, { challenge, ...relyingParty(request, portal) });
  if (counter === undefined || !(await spendPasskey(database, key.passkey, counter, now))) throw refused();
  await stopLostStep(database, key._id);
  return key;
}
