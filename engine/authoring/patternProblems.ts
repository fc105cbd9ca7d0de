import type { StepSet } from '#schemas/flow/stepSet.ts';
import { placedSteps } from './conditionPlaces.ts';

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

/** The patterns of fields that are no regular expressions, by JSON pointer. */
export const patternProblems = (set: StepSet): readonly { readonly pointer: string; readonly what: string }[] =>
  placedSteps(set).flatMap(({ step, pointer }) =>
    step.kind !== 'form' && step.kind !== 'checkout'
      ? []
      : step.fields.flatMap((field, at) => {
          const pattern = 'pattern' in field ? field.pattern : undefined;
          const refusal = pattern === undefined ? undefined : refusalOf(pattern);
          const what = `the pattern of '${field.id}' is no regular expression: ${refusal}`;
          return refusal === undefined ? [] : [{ pointer: `${pointer}/fields/${at}/pattern`, what }];
        }),
  );
