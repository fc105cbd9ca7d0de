import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { placedSteps } from '../read/conditionPlaces.ts';

/** Why a text is no regular expression; undefined where it is one. */
function refusalOf(pattern: string): string | undefined {
  try {
    // As the engine compiles it.
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message.split('/u: ').at(-1);
    throw error;
  }
}

/** The patterns of parts that are no regular expressions, by JSON pointer. */
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
