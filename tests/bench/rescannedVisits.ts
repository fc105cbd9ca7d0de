import type { Answer } from '#schemas/flow/answer.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { plainRules, type PlainView } from './plainRules.ts';
import type { VisitStores } from './VisitStore.ts';

/** Visits kept the plain way: arrays by position, and a scan of all conditions after each change. */
export const rescannedVisits: VisitStores = (text) => {
  const { steps, slots } = plainRules(stepSetOf(JSON.parse(text)));
  const positions = new Map(steps.map((step, index) => [step.id, index]));
  return ({ facts, saved }) => {
    const held: (Answer | undefined)[] = Array.from({ length: steps.length });
    const view: PlainView = {
      facts: Array.from(slots.keys(), (ref) => facts[ref]),
      answers: Array.from({ length: steps.length }),
    };
    for (const [id, { answer }] of saved) {
      const index = positions.get(id);
      if (index !== undefined) held[index] = answer;
    }
    steps.forEach(({ saves }, index) => {
      const value = saves === undefined ? undefined : view.facts[saves];
      if (value !== undefined) held[index] = { value };
    });

    const relevant = new Uint8Array(steps.length);
    const rescan = () => {
      for (let index = 0; index < steps.length; index += 1) {
        const when = steps[index]?.when;
        const applies = !when || when(view);
        relevant[index] = applies ? 1 : 0;
        view.answers[index] = applies ? held[index] : undefined;
      }
    };
    const next = (from: number, isWanted: (index: number) => boolean) => {
      let index = from;
      while (index < steps.length && !isWanted(index)) index += 1;
      return index;
    };
    const isRelevant = (index: number) => relevant[index] === 1;
    rescan();
    return {
      gap: next(0, (index) => isRelevant(index) && held[index] === undefined),
      change(index, answer) {
        const saves = steps[index]?.saves;
        if (saves !== undefined) view.facts[saves] = answer.value;
        held[index] = answer;
        rescan();
        return next(index + 1, isRelevant);
      },
      isRelevant,
    };
  };
};
