/**
 * One difference between two values: its path, the old value and the new value. An added value has no old one, a
 * removed value no new one.
 */
export interface Change {
  /** The path, outermost key first; list items are named by their id or value. */
  readonly at: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** For conditions: their text. */
  readonly fromWords?: string;
  readonly toWords?: string;
}

type Container = { readonly [key: string]: unknown };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a list item, if it has one. */
const nameOf = (member: unknown): string | undefined => {
  if (!isContainer(member)) return undefined;
  const name = member['id'] ?? member['value'];
  return typeof name === 'string' ? name : undefined;
};

/** A list as an object keyed by its items' names; undefined when an item has no name or two share one. */
function byName(list: readonly unknown[]): Container | undefined {
  const named = new Map(list.map((member) => [nameOf(member), member] as const));
  return named.size === list.length && !named.has(undefined)
    ? Object.fromEntries([...named].map(([name, member]) => [name ?? '', member]))
    : undefined;
}

/** A text that is equal for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isContainer(value)) return JSON.stringify(value) ?? 'nothing';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const texts = members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${texts.toSorted().join(',')}}`;
}

const change = (at: string, from: unknown, to: unknown): Change => ({
  at,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

function membersChanged(from: Container, to: Container, at: string): readonly Change[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return keys.flatMap((key) => changesIn(from[key], to[key], at === '' ? key : `${at}.${key}`));
}

const shared = (one: Container, other: Container) => Object.keys(one).filter((name) => name in other);

/** All differences between two JSON values, as small as possible. */
export function changesIn(from: unknown, to: unknown, at = ''): readonly Change[] {
  if (canonical(from) === canonical(to)) return [];
  if (isContainer(from) && isContainer(to)) return membersChanged(from, to, at);
  if (!Array.isArray(from) || !Array.isArray(to)) return [change(at, from, to)];
  const [before, after] = [byName(from), byName(to)];
  if (!before || !after) return [change(at, from, to)];
  const [was, is] = [shared(before, after), shared(after, before)];
  const order = canonical(was) === canonical(is) ? [] : [change(`${at} in order`, was, is)];
  return [...membersChanged(before, after, at), ...order];
}
