import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { usNumberOf } from '../mobile/usNumberOf.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { keywordOf, type Keyword } from './keywordOf.ts';
import { listPatientsAt, restartTexts, stopTexts } from './store.ts';
import { TEXTS_A_MONTH } from './TEXTS_A_MONTH.ts';

/** A text message that came in, as the SMS provider tells of it. */
export interface ReceivedText {
  /** The provider's id of it. */
  readonly id: string;
  /** As the provider writes it, such as +12135550123. */
  readonly from: string;
  readonly text: string;
  /** What the provider took it for and has answered itself; undefined where it leaves that to the portal. */
  readonly handled: Keyword | undefined;
}

/** Each message begins text messages again once: one that is told again later may be older than what ended them. */
const ONCE: Limit = { name: 'restart-texts', most: 1, within: 30 * 24 * 60 * 60 * 1000 };

const helpText = ({ name, support_email }: KnownTenant['settings']) =>
  `${name}: up to ${TEXTS_A_MONTH} messages a month about news in your portal. Message and data rates may apply. Help: ${support_email}. Reply STOP to end.`;

/** Whose patients have a number, where they are those of one organization alone; all share the number that texts come from. */
async function tenantAt({ database, tenants }: Portal, number: string): Promise<KnownTenant | undefined> {
  const patients = await listPatientsAt(database, number);
  const [only, ...others] = new Set(patients.map(({ organization }) => organization));
  return others.length > 0 ? undefined : tenants.all.find(({ id }) => id === only);
}

/**
 * Does what a text message of a patient asks for: it ends text messages to its number, begins again what such a message has
 * ended, or asks for help. Told of it twice, it does it once.
 *
 * @param asked the organization whose address was asked
 * @returns what is answered to the number; undefined where nothing is, as the provider answers who stops or starts
 */
export async function receiveText(
  portal: Portal,
  { id, from, text, handled }: ReceivedText,
  asked: KnownTenant,
): Promise<string | undefined> {
  const { database, clock } = portal;
  // Without its country a number could be one of any.
  const number = from.startsWith('+1') ? usNumberOf(from) : undefined;
  if (number === undefined) return undefined;
  const now = clock();
  switch (handled ?? keywordOf(text)) {
    case 'stop':
      await stopTexts(database, number, now);
      return undefined;
    case 'start':
      if ((await countTowards(database, ONCE, id, now)) === undefined) await restartTexts(database, number, now);
      return undefined;
    case 'help':
      if (handled !== undefined) return undefined;
      return helpText(((await tenantAt(portal, number)) ?? asked).settings);
    case undefined:
      return undefined;
  }
}
