import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { Vocabulary, type RefType } from '../answers/Vocabulary.ts';

/** Characters in a line, as the formatter has them. */
const WIDTH = 120;

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const keyOf = (ref: string) => (/^[A-Za-z_]\w*$/.test(ref) ? ref : quoted(ref));

function property(ref: string, type: RefType): string {
  const key = `  ${keyOf(ref)}:`;
  if (!('values' in type)) return `${key} ${type.type};`;
  if (type.type === 'list') return `${key} string[];`;
  const values = type.values.map(quoted);
  const line = `${key} ${values.join(' | ')};`;
  return line.length <= WIDTH ? line : `${[key, ...values.map((value) => `    | ${value}`)].join('\n')};`;
}

/** The text of `flows/facts.ts`, by which TypeScript knows the facts that step sets declare, or effects teach. */
export function factTypesText(kinds: Kinds, sets: readonly StepSet[]): string {
  const vocabulary = new Vocabulary(kinds, sets);
  const properties = vocabulary
    .factNames()
    .toSorted()
    .flatMap((ref) => {
      const type = vocabulary.fact(ref);
      return type ? [property(ref, type)] : [];
    });
  return `// Written by \`npm run flows -- facts\` from the steps JSON of all flows. Do not edit it.
export interface DeclaredFacts {
${properties.join('\n')}
}

declare module '#engine/definition/FactTypes.ts' {
  interface FactTypes extends DeclaredFacts {}
}
`;
}
