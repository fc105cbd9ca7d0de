import { states } from '../states/states.ts';
import { isSafeLink } from '../../kernel/http/isSafeLink.ts';
import type { Tenant } from './Tenant.ts';

const abbreviations = new Set(states.map(({ abbreviation }) => abbreviation));

/**
 * Checks whom patients meet and in which calendars they book.
 *
 * @throws RangeError that names the tenant and the field
 */
export function checkScheduling({ slug, scheduling }: Pick<Tenant, 'slug' | 'scheduling'>): void {
  if (!scheduling) return;
  const refuse = (what: string) => {
    throw new RangeError(`tenant '${slug}': ${what}`);
  };
  const { calendars, physicians } = scheduling;
  const all = [
    ...Object.entries(calendars),
    ...physicians.flatMap(({ slug: physician, calendar }) => (calendar ? [[physician, calendar] as const] : [])),
  ];
  const links = new Set<string>();
  for (const [name, { link, minutes }] of all) {
    if (!/^https?:/i.test(link) || !isSafeLink(link) || !/^\/[\w-]+(\/[\w-]+)*$/.test(new URL(link).pathname))
      refuse(`the event link of '${name}' must be http(s) with a path of letters, digits, - and _: ${link}`);
    if (!Number.isInteger(minutes) || minutes < 5 || minutes > 240)
      refuse(`an appointment of '${name}' must take 5 to 240 minutes, not ${minutes}`);
    if (links.has(new URL(link).pathname)) refuse(`two calendars have one event link: ${link}`);
    links.add(new URL(link).pathname);
  }
  if (new Set(physicians.map((physician) => physician.slug)).size < physicians.length)
    refuse('two physicians have one slug');
  for (const { slug: physician, states: treats } of physicians)
    for (const state of treats) if (!abbreviations.has(state)) refuse(`'${physician}' treats in no state '${state}'`);
}
