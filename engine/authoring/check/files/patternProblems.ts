import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { placedSteps } from '../../read/conditionPlaces.ts';

/** Why a text is not a valid regular expression; undefined when it is valid. */
function refusalOf(pattern: string): string | undefined {
  try {
    // Compiled with the same flag as in the engine.
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message.split('/u: ').at(-1);
    throw error;
  }
}

/** The invalid regular expressions in `pattern` keys, by JSON pointer. */
export const patternProblems = (
  kinds: Kinds,
  set: StepSet,
): readonly { readonly pointer: string; readonly what: string }[] =>
  placedSteps(kinds, set).flatMap(({ step, kind, pointer }) =>
    (kind.parts?.(step) ?? []).flatMap((part) => {
      const refusal = part.pattern === undefined ? undefined : refusalOf(part.pattern);
      const what = `the pattern of '${part.id}' is no regular expression: ${refusal}`;
      return refusal === undefined ? [] : [{ pointer: `${pointer}${part.pointer}/pattern`, what }];
    }),
  );
