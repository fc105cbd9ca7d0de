import type { Browser } from 'playwright-core';
import type { Row, RowHead } from '../../Row.ts';
import { summarize } from '../../summarize.ts';
import { bareVisit } from './bareVisit.ts';
import { portalVisit } from './portalVisit.ts';
import type { VisitQuestion } from './VisitQuestion.ts';
import { walkVisit, type Walk } from './walkVisit.ts';

const head = { against: 'bare visit on React + XState', gate: false } as const;

const milliseconds = (samples: readonly number[]) => {
  const { median, p95 } = summarize(samples);
  return `${median.toFixed(1)} ms (p95 ${p95.toFixed(1)} ms)`;
};

/** Samples of both against each other. */
function timeRow(
  measure: string,
  limit: number,
  by: 'median' | 'p95',
  [own, bare]: readonly [readonly number[], readonly number[]],
): Row {
  const figures = { engine: milliseconds(own), reference: milliseconds(bare) };
  return { ...head, id: 'B5', measure, figures, ratio: summarize(own)[by] / summarize(bare)[by], limit };
}

const budget = { id: 'B6', against: 'budget', limit: 1, gate: false } as const satisfies Partial<RowHead>;

function rowsOf(own: readonly Walk[], bare: readonly Walk[]): readonly Row[] {
  const both = (of: 'paints' | 'tasks') => [own.flatMap((walk) => walk[of]), bare.flatMap((walk) => walk[of])] as const;
  const interactions = own.flatMap((walk) => walk.interactions);
  const heaps = own.map(({ heap: { before, after } }) => after / before);
  return [
    timeRow('answer acknowledged to next question drawn', 1.2, 'median', both('paints')),
    timeRow('the same, p95', 1.5, 'p95', both('paints')),
    timeRow('main thread a step', 2, 'median', both('tasks')),
    {
      ...budget,
      measure: 'presses and keys of a visit, p95',
      figures: { engine: milliseconds(interactions), reference: '100 ms' },
      ratio: summarize(interactions).p95 / 100,
    },
    {
      ...budget,
      measure: 'heap after a visit',
      figures: {
        engine: `${summarize(heaps).median.toFixed(2)}x of ${((own[0]?.heap.before ?? 0) / 1e6).toFixed(1)} MB`,
        reference: '1.5x its start',
      },
      ratio: summarize(heaps).median / 1.5,
    },
  ];
}

/** What a walk showed other than the questions that the engine asks. */
const differencesOf = (name: string, questions: readonly VisitQuestion[], { shown }: Walk): readonly string[] =>
  questions.flatMap(({ title, options }, index) => {
    const wanted = [title, ...options.map(({ label }) => label)].join(' | ');
    return shown[index] === wanted ? [] : [`${name} shows '${shown[index]}' instead of '${wanted}'`];
  });

/**
 * A visit of the portal beside a bare one, walked in turn on a slowed processor, each second round in the other order. A
 * first round warms up, and its questions must be those that the engine asks.
 */
export async function visitReport(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<{ readonly differences: readonly string[]; readonly rows: readonly Row[] }> {
  const { questions } = await portalVisit(url);
  const bare = await bareVisit(questions);
  const runs = [
    { contenderOf: () => portalVisit(url), walks: Array<Walk>() },
    { contenderOf: () => bare.contender, walks: Array<Walk>() },
  ] as const;
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const { contenderOf, walks } of round % 2 === 0 ? runs : runs.toReversed()) {
        const contender = await contenderOf();
        const walk = await walkVisit(browser, contender);
        const differences = differencesOf(contender.name, questions, walk);
        if (differences.length > 0) return { differences, rows: [] };
        if (round >= 0) walks.push(walk);
      }
  } finally {
    bare.close();
  }
  const [own, reference] = runs;
  return { differences: [], rows: rowsOf(own.walks, reference.walks) };
}
