/** The maximum length of a name; longer names would make the generated lines of code too long. */
const LONGEST = 32;

const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Reserved names: the engine's own machine, and the folder of templates. */
const reserved: ReadonlySet<string> = new Set(['walk', 'intakes']);

/** The problem with the name of a new flow or template; undefined when the name is fine. */
export function nameProblem(name: string, taken: ReadonlySet<string>): string | undefined {
  if (!form.test(name) || name.length > LONGEST)
    return `'${name}' is no name: it takes small letters, digits and single hyphens between them, a letter first, at most ${LONGEST}`;
  if (taken.has(name)) return `there is a flow or template '${name}' already; choose another name`;
  return reserved.has(name) ? `'${name}' means something else here; choose another name` : undefined;
}
