import { groupBy } from '../read/groupBy.ts';
import type { Rewording } from './names/rewordings.ts';

/** A hint for names that were exchanged: the migration entry to write. */
function exchanged(moved: readonly Rewording[]): readonly string[] {
  const [first] = moved;
  if (!first) return [];
  const names = Object.fromEntries(moved.map(({ ref, option, movedTo }) => [option ?? ref, movedTo]));
  const migration = first.option === undefined ? { rename: names } : { map: { [first.ref]: names } };
  const text = JSON.stringify(migration, null, 1).slice(1, -1).replaceAll(/\s+/g, ' ').trim();
  return [
    `    If the name moved with its label, add: ${text}`,
    '    If only the label changed: raise the version and nothing else.',
  ];
}

function one({ ref, option, was, is, movedTo }: Rewording): readonly string[] {
  const name = option === undefined ? `'${ref}'` : `'${ref}' = '${option}'`;
  const place = movedTo === undefined ? '' : `; “${was}” is now '${movedTo}'`;
  const advice =
    option === undefined
      ? `    If not, give it another name and say "drop": ["${ref}"].`
      : '    If not, give the option another value: patients who chose it are asked again.';
  return [`  ${name}: “${was}” is now “${is}”${place}`, ...(movedTo === undefined ? [advice] : [])];
}

/** Answers that are kept under a changed text, as lines of text; empty when there are none. */
export function formatRewordings(rewordings: readonly Rewording[]): readonly string[] {
  if (rewordings.length === 0) return [];
  const groups = groupBy(rewordings, ({ ref, option }) => (option === undefined ? '' : ref));
  return [
    'Same value, other wording: do the kept answers still mean this?',
    ...[...groups.values()].flatMap((group) => [
      ...group.flatMap(one),
      ...exchanged(group.filter(({ movedTo }) => movedTo !== undefined)),
    ]),
  ];
}
