import type { Access, Accesses } from '#schemas/wire/access.ts';
import { deviceWords } from './deviceWords.ts';
import type { AccessGroup } from './groupAccesses.ts';
import { operationWords } from './operationWords.ts';

/** How much of what was looked at is named; the rest is counted. */
const NAMED = 4;

/** What an access was, as a patient understands it. A backend may be newer than the portal. */
export const whatOf = ({ route }: Pick<Access, 'route'>): string =>
  operationWords.get(route) ?? 'Another part of your record';

export const isRefused = ({ status }: Pick<Access, 'status'>): boolean => status >= 400;

interface Asking extends Pick<Accesses, 'session'> {
  readonly userId: string;
}

/** Who it was. @param asking the patient and the session that read the list */
export function whoOf(
  { user, reader, session, route }: Pick<Access, 'user' | 'reader' | 'session' | 'route'>,
  asking: Asking,
): string {
  if (typeof reader === 'string') return `${reader}, with a link of yours`;
  if (user === null) return 'Somebody with a link of yours';
  if (user !== asking.userId) return route === 'receiveLabReports' ? 'The laboratory' : 'The care team';
  return session === asking.session ? 'You, on this device' : 'You';
}

/** From where it came. A job of the backend has neither address nor device. */
export const whenceOf = ({ address, user_agent: agent }: Pick<Access, 'address' | 'user_agent'>): string =>
  address === '' ? 'Done by itself' : deviceWords(agent);

const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** What a group was about, each once, the newest first: 'Your account, your visits and 2 more'. */
export function whatIn({ accesses }: Pick<AccessGroup, 'accesses'>): string {
  const all = [...new Set(accesses.map(whatOf))];
  // One that would be counted alone is named instead.
  const named = all.length > NAMED + 1 ? all.slice(0, NAMED) : all;
  const words = named.map((one, place) => (place === 0 ? one : within(one))).join(', ');
  return named.length < all.length ? `${words} and ${all.length - named.length} more` : words;
}

/** What of a group was refused; undefined where nothing was. */
export function refusedIn({ accesses }: Pick<AccessGroup, 'accesses'>): string | undefined {
  const refused = accesses.filter(isRefused).length;
  if (refused === 0) return undefined;
  return refused === accesses.length ? 'Refused' : `${refused} of ${accesses.length} refused`;
}
