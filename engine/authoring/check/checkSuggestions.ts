import type { WrittenSet } from '../read/Composition.ts';
import { placedSteps } from '../read/conditionPlaces.ts';
import { didYouMean } from '../finding/didYouMean.ts';
import { findingAt, type Finding } from '../finding/Finding.ts';

/** Checks that a field which suggests addresses fills other fields of its step, and such as take text. */
export const checkSuggestions = ({ set, kinds, source }: WrittenSet): readonly Finding[] =>
  placedSteps(kinds, set).flatMap(({ step, pointer }) => {
    if (step.kind !== 'form' && step.kind !== 'checkout') return [];
    return step.fields.flatMap((field, at) => {
      if (field.type !== 'text') return [];
      return Object.entries(field.suggests ?? {}).flatMap(([part, id]) => {
        const place = source.place(`${pointer}/fields/${at}/suggests/${part}`);
        const what = `'${field.id}' fills '${id}' with the ${part} of an address`;
        const filled = step.fields.find((one) => one.id === id && one !== field);
        if (filled)
          return filled.type === 'text' || filled.type === 'select'
            ? []
            : [findingAt('unknownField', place, `${what}, and that takes no text`)];
        const others = step.fields.filter((one) => one !== field).map((one) => one.id);
        return [
          findingAt('unknownField', place, `${what}, which is no other field of '${step.id}'${didYouMean(id, others)}`),
        ];
      });
    });
  });
