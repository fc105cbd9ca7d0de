import type { Answer } from '#schemas/flow/answer.ts';
import { oracle } from './oracle.ts';
import { savedVisit } from './savedVisit.ts';
import { stepsOf } from './scriptedAnswers.ts';
import { togglesOf } from './visitRows.ts';
import type { VisitStores } from './VisitStore.ts';
import { workload } from './workload.ts';

/**
 * Resumes half-way visits and changes their early answers, and compares which questions apply with the oracle's.
 *
 * @returns what differs, one line a visit; empty where nothing does
 */
export function checkVisits(name: string, visits: VisitStores, count: number, patients: number): readonly string[] {
  const differences: string[] = [];
  for (let seed = 1; seed <= patients; seed += 1) {
    const load = workload(count, seed);
    const visit = savedVisit(load);
    const steps = stepsOf(load.set);
    const facts = { ...visit.facts };
    const held: (Answer | undefined)[] = [...visit.held];
    const store = visits(JSON.stringify(load.set))(visit);
    const expected = () => oracle(load.set, facts, (index) => held[index]);
    const differs = (when: string) => {
      const applying = steps.filter((_, index) => store.isRelevant(index)).map((step) => step.id);
      if (applying.join() === expected().join()) return false;
      differences.push(`${name}, ${count} steps, visit ${seed}, ${when}: other questions apply`);
      return true;
    };
    const open = expected().find((id) => held[steps.findIndex((step) => step.id === id)] === undefined);
    if (steps[store.gap]?.id !== open) {
      differences.push(`${name}, ${count} steps, visit ${seed}: resumes at step ${store.gap} instead of '${open}'`);
      continue;
    }
    if (differs('resumed')) continue;
    for (const { index, other } of togglesOf(load, visit.held)) {
      store.change(index, other);
      held[index] = other;
      const step = steps[index];
      if (step?.kind === 'yes-no' && step.saves && other.value !== undefined) facts[step.saves.value] = other.value;
      if (differs(`answer of '${step?.id}' changed`)) break;
    }
  }
  return differences;
}
