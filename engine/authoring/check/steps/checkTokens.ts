import type { Composition } from '../../read/Composition.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { pointerPart } from '../../read/readJson.ts';

/** Additional tokens that some texts may use, by the key of the text: the screen itself fills these in. */
const ownTokens: ReadonlyMap<string, readonly string[]> = new Map([
  ['save', ['amount']],
  ['labSaving', ['amount']],
  ['compounded', ['dose']],
]);

interface Text {
  readonly key: string;
  readonly text: string;
  readonly pointer: string;
}

function* textsIn(value: unknown, key: string, pointer: string): Iterable<Text> {
  // Braces in a pattern are counts, not tokens.
  if (key === 'pattern') return;
  if (typeof value === 'string') yield { key, text: value, pointer };
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      yield* textsIn(part, Array.isArray(value) ? key : name, pointer + pointerPart(name));
}

/** Checks that every token in braces is one that the flow's application fills in. */
export const checkTokens = ({ flow, written, tokens }: Composition): readonly Finding[] =>
  tokens === undefined
    ? []
    : written.flatMap(({ set, source }) =>
        [...textsIn(set.stops ?? [], '', '/stops'), ...textsIn(set.sections, '', '/sections')].flatMap(
          ({ key, text, pointer }) => {
            const known = [...tokens, ...(ownTokens.get(key) ?? [])];
            return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) => {
              if (known.includes(name)) return [];
              const hint = didYouMean(
                `{${name}}`,
                known.map((one) => `{${one}}`),
              );
              const what = `nothing is put in place of '{${name}}' in flow '${flow}'${hint}`;
              return [findingAt('unknownToken', source.place(pointer), what)];
            });
          },
        ),
      );
