import type { Access } from '#schemas/wire/access.ts';

/** Milliseconds from the oldest to the newest access of a group. */
const SPAN = 5 * 60 * 1000;

/** What came of one session within five minutes, newest first. */
export interface AccessGroup {
  readonly newest: Access;
  readonly accesses: readonly Access[];
}

/** Who reads. Where no session is known, the address stands for it. */
const sourceOf = ({ user, reader, session, address, user_agent: agent }: Access) =>
  JSON.stringify([user, reader, session ?? address, agent]);

/**
 * Accesses in groups: opening a page of the portal reads much at once. What another session reads in between parts no
 * group, as the photos of a page do, which are read without a session. Groups stand where their newest access stands, so
 * that further pages only lengthen groups or add some at the end.
 *
 * @param accesses newest first; one that comes twice is listed once
 */
export function groupAccesses(accesses: readonly Access[]): readonly AccessGroup[] {
  const groups: { readonly newest: Access; readonly accesses: Access[] }[] = [];
  const open = new Map<string, (typeof groups)[number]>();
  for (const access of new Map(accesses.map((one) => [one._id, one])).values()) {
    const source = sourceOf(access);
    const group = open.get(source);
    if (group && Date.parse(group.newest.at) - Date.parse(access.at) <= SPAN) {
      group.accesses.push(access);
      continue;
    }
    const begun = { newest: access, accesses: [access] };
    open.set(source, begun);
    groups.push(begun);
  }
  return groups;
}
