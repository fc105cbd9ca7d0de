import type { Browser, CDPSession, Page } from 'playwright-core';
import { openSlowPage } from '../openSlowPage.ts';
import { answerQuestion } from './answerQuestion.ts';
import { shownOf } from './shownOf.ts';
import { untilPainted } from './untilPainted.ts';
import type { VisitContender } from './VisitContender.ts';
import { watchInteractions } from './watchInteractions.ts';

/** How long a patient looks at a question before answering, in milliseconds: slides are over by then. */
const LOOKED_AT = 500;

/** What a visit took that was walked in a browser. Times in milliseconds. */
export interface Walk {
  /** What was on screen, question by question. */
  readonly shown: readonly string[];
  /** From the server's reply to an answer until the next question was drawn. */
  readonly paints: readonly number[];
  /** What the main thread worked a step, from when a question was looked at to when the next was. */
  readonly tasks: readonly number[];
  /** Each press and key until the next frame; those of less than 16 are not told. */
  readonly interactions: readonly number[];
  /** Bytes of the heap, after all that is not needed was collected, at the first question and at the last. */
  readonly heap: { readonly before: number; readonly after: number };
}

async function metric(tools: CDPSession, name: string): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function heapOf(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  return metric(tools, 'JSHeapUsedSize');
}

/** When the server's replies to the answers had come, in order. */
const acknowledgedIn = (page: Page, saves: string): Promise<readonly number[]> =>
  page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(path))
        .map((entry) => Number(Reflect.get(entry, 'responseEnd')))
        .toSorted((one, other) => one - other),
    saves,
  );

async function openFirst(page: Page, { url, questions: [first] }: VisitContender): Promise<void> {
  await page.addInitScript(watchInteractions);
  // A browser notes 250 by itself: code that is read ahead would leave no room for the answers.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  const painted = page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, first?.title);
  await page.goto(url, { waitUntil: 'networkidle' });
  await painted;
  await page.waitForTimeout(LOOKED_AT);
}

/** Walks a visit from its first question to its last, which is not answered. */
export async function walkVisit(browser: Browser, contender: VisitContender): Promise<Walk> {
  const { name, questions, saves } = contender;
  const page = await openSlowPage(browser, contender);
  try {
    await openFirst(page, contender);
    const tools = await page.context().newCDPSession(page);
    // Time of the thread itself: what else the machine does is not in it.
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await heapOf(tools);
    const shown = [await shownOf(page)];
    const painted: number[] = [];
    const tasks: number[] = [];
    for (const [index, question] of questions.slice(0, -1).entries()) {
      const begun = await metric(tools, 'TaskDuration');
      const drawn = page.evaluate(untilPainted, questions[index + 1]?.title ?? '');
      await answerQuestion(page, question);
      painted.push(await drawn);
      await page.waitForTimeout(LOOKED_AT);
      tasks.push(((await metric(tools, 'TaskDuration')) - begun) * 1000);
      shown.push(await shownOf(page));
    }
    const acknowledged = await acknowledgedIn(page, saves);
    if (acknowledged.length !== painted.length)
      throw new Error(`${name} saved ${acknowledged.length} of ${painted.length} answers`);
    const interactions = await page.evaluate<Record<string, number>>(() => Reflect.get(window, 'interactions'));
    return {
      shown,
      paints: painted.map((time, index) => time - (acknowledged[index] ?? Number.NaN)),
      tasks,
      interactions: Object.values(interactions),
      heap: { before, after: await heapOf(tools) },
    };
  } finally {
    await page.context().close();
  }
}
