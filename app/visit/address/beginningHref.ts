import type { Referrer } from './readReferrer.ts';
import { visitHref } from './visitHref.ts';

/** The URL at which a visit begins, or goes on where it was left. It loads the document of the visit. */
export function beginningHref(
  ids: { readonly userId: string; readonly intakeId: string },
  referrer?: Referrer,
): string {
  const path = visitHref({ section: 'hiw', question: 'none' }, ids);
  return referrer === undefined ? path : `${path}?${new URLSearchParams({ referrer })}`;
}
