/** Values by the names that stand in a path pattern. */
interface PathValues {
  readonly [name: string]: string | undefined;
}

const NAME = /\$(\w+)/gu;

/** Writes a path by its pattern, such as `intake/$intakeId/$section`, with its values at their places. */
export const pathFrom = (pattern: string, values: PathValues): string =>
  `/${pattern.replaceAll(NAME, (_, name: string) => values[name] ?? '')}`;

/** What a path has at the places of a pattern; undefined where it is of another form. */
export function pathValues(pattern: string, path: string): PathValues | undefined {
  const expected = pattern.split('/');
  const given = path.replace(/^\//u, '').split('/');
  if (given.length !== expected.length) return undefined;
  const values: { [name: string]: string } = {};
  for (const [at, part] of expected.entries()) {
    const found = given[at] ?? '';
    if (part.startsWith('$') && found !== '') values[part.slice(1)] = found;
    else if (part !== found) return undefined;
  }
  return values;
}
