import type { Browser } from 'playwright-core';
import type { Row } from '../Row.ts';
import { summarize } from '../summarize.ts';
import type { PageContender } from './PageContender.ts';
import { timeToForm } from './timeToForm.ts';

const text = (samples: readonly number[]) =>
  `${summarize(samples).median.toFixed(0)} ms (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`;

/**
 * How long it takes until the form of each page is on screen, against the bare page: medians, and the least and most. All
 * are opened in turn, each second round in the other order, so that a busy moment of the machine touches all alike; a
 * first round warms up and does not count.
 */
export async function formVisibleRows(
  browser: Browser,
  pages: readonly PageContender[],
  bare: PageContender,
  rounds: number,
): Promise<readonly Row[]> {
  const runs = [bare, ...pages].map((contender) => ({ contender, samples: Array<number>() }));
  const [reference, ...measured] = runs;
  for (let round = -1; round < rounds; round += 1)
    for (const { contender, samples } of round % 2 === 0 ? runs : runs.toReversed()) {
      const time = await timeToForm(browser, contender);
      if (round >= 0) samples.push(time);
    }
  return measured.map(({ contender, samples }) => ({
    id: 'B1',
    measure: `form visible, ${contender.name}`,
    against: bare.name,
    figures: { engine: text(samples), reference: text(reference?.samples ?? []) },
    ratio: summarize(samples).median / summarize(reference?.samples ?? []).median,
    limit: 0.5,
    gate: false,
  }));
}
