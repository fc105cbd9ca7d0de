/** Values by the names in a path pattern. */
interface PathValues {
  readonly [name: string]: string | undefined;
}

const NAME = /\$(\w+)/gu;

/** Fills in a path pattern, such as `intake/$intakeId/$section`. */
export const pathFrom = (pattern: string, values: PathValues): string =>
  `/${pattern.replaceAll(NAME, (_, name: string) => values[name] ?? '')}`;

/** The values in a path at the names of a pattern; undefined when the path does not match. */
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
