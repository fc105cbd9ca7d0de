import type { Browser } from 'playwright-core';
import type { Row } from '../Row.ts';
import { summarize } from '../summarize.ts';
import type { PageContender } from './PageContender.ts';

const text = (samples: readonly number[]) =>
  `${summarize(samples).median.toFixed(0)} ms (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`;

/** What is measured of pages, and the most that it may be of what the bare page takes. */
interface Measured<Page extends PageContender> {
  readonly id: string;
  readonly measure: string;
  readonly limit: number;
  readonly time: (browser: Browser, page: Page) => Promise<number>;
}

/**
 * Times of pages against the bare page: medians, and the least and most. All are opened in turn, each second round in the
 * other order, so that a busy moment of the machine touches all alike; a first round warms up and does not count.
 */
export async function timeRows<Page extends PageContender>(
  browser: Browser,
  { id, measure, limit, time }: Measured<Page>,
  { pages, bare, rounds }: { readonly pages: readonly Page[]; readonly bare: Page; readonly rounds: number },
): Promise<readonly Row[]> {
  const runs = [bare, ...pages].map((contender) => ({ contender, samples: Array<number>() }));
  const [reference, ...measured] = runs;
  for (let round = -1; round < rounds; round += 1)
    for (const { contender, samples } of round % 2 === 0 ? runs : runs.toReversed()) {
      const taken = await time(browser, contender);
      if (round >= 0) samples.push(taken);
    }
  return measured.map(({ contender, samples }) => ({
    id,
    measure: `${measure}, ${contender.name}`,
    against: bare.name,
    figures: { engine: text(samples), reference: text(reference?.samples ?? []) },
    ratio: summarize(samples).median / summarize(reference?.samples ?? []).median,
    limit,
    gate: false,
  }));
}
