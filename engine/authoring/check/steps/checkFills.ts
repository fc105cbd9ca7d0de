import type { WrittenSet } from '../../read/Composition.ts';
import { placedSteps } from '../../read/conditionPlaces.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';

/** Checks that a field which fills in other fields of its step names existing text fields other than itself. */
export const checkFills = ({ set, kinds, source }: WrittenSet): readonly Finding[] =>
  placedSteps(kinds, set).flatMap(({ step, kind, pointer }) => {
    const parts = kind.parts?.(step) ?? [];
    const fields = kind.fields(step);
    return parts.flatMap((part) =>
      (part.fills ?? []).flatMap((fill) => {
        const place = source.place(pointer + part.pointer + fill.pointer);
        const what = `'${part.id}' fills '${fill.id}' with ${fill.with}`;
        if (parts.some((one) => one !== part && one.id === fill.id)) {
          const takesText = fields.some(({ name, type }) => name === fill.id && type === 'text');
          return takesText ? [] : [findingAt('unknownField', place, `${what}, and that takes no text`)];
        }
        const others = parts.filter((one) => one !== part).map(({ id }) => id);
        const hint = didYouMean(fill.id, others);
        return [findingAt('unknownField', place, `${what}, which is no other field of '${step.id}'${hint}`)];
      }),
    );
  });
