import type { Browser, Page } from 'playwright-core';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { history } from '../../support/steps/messageSteps.ts';
import { drawsByItself, isAlive } from '../../support/steps/patientSteps.ts';
import type { Row } from '../Row.ts';
import { summarize } from '../summarize.ts';
import type { Talk } from './talk.ts';

const COUNT = 2000;

/** Pixels that are scrolled from frame to frame, and how many frames are. */
const STEP = 300;
const FRAMES = 240;

/** What scrolling took: milliseconds of each frame, and of each task longer than 50. */
interface Scrolled {
  readonly frames: readonly number[];
  readonly long: readonly number[];
  readonly reached: number;
}

/** Scrolls up, frame by frame. Runs in a page: without named functions inside. */
async function scroll(element: Element, { step, frames }: { readonly step: number; readonly frames: number }) {
  const long: number[] = [];
  const observer = new PerformanceObserver((list) => {
    long.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const taken: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    element.scrollBy(0, -step);
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
    taken.push(performance.now() - before);
    before = performance.now();
  }
  await new Promise((task) => {
    setTimeout(task, 100);
  });
  observer.disconnect();
  return { frames: taken, long, reached: -element.scrollTop };
}

/** A page with as many rows and nothing else. */
async function barePage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const rows = Array.from({ length: COUNT }, (_, at) => `<li style="padding:16px">Message ${at}</li>`).join('');
  await page.setContent(
    `<section style="height:600px;overflow:auto;display:flex;flex-direction:column-reverse"><ol>${rows}</ol></section>`,
  );
  return page;
}

const scrollUp = (page: Page, selector: string): Promise<Scrolled> =>
  page.locator(selector).evaluate(scroll, { step: STEP, frames: FRAMES });

/** Gives the page a conversation of so many messages at once. */
async function longTalk({ page, path }: Talk): Promise<void> {
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const { messages }: MessagePage = await answer.json();
    const [newest] = messages;
    if (!newest) throw new Error('there is a message');
    const many = Array.from({ length: COUNT }, (_, at) => ({
      ...newest,
      _id: String(at).padStart(24, '0'),
      key: null,
      created_at: new Date(Date.parse(newest.created_at) - at * 60_000).toISOString(),
      message: `Message ${at}. ${'It has some words more. '.repeat(at % 7)}`,
    }));
    return route.fulfill({ response: answer, json: { messages: many, next: null } });
  });
  await drawsByItself(page);
  await page.reload();
  await isAlive(page);
  await history(page).getByText('Message 0.').first().waitFor();
}

/** Frames and long tasks while 2,000 messages are scrolled, against a list of as many plain rows. */
export async function scrollRows(browser: Browser, patient: Talk, rounds: number): Promise<readonly Row[]> {
  await longTalk(patient);
  const bare = await barePage(browser);
  const runs = [
    { page: patient.page, selector: 'section[aria-label="Message history"]', scrolled: Array<Scrolled>() },
    { page: bare, selector: 'section', scrolled: Array<Scrolled>() },
  ];
  for (let round = -1; round < rounds; round += 1)
    for (const { page, selector, scrolled } of runs) {
      await page.bringToFront();
      await page.locator(selector).evaluate((element) => element.scrollTo({ top: 0 }));
      const one = await scrollUp(page, selector);
      if (one.reached < (STEP * FRAMES) / 2) throw new Error('what should be scrolled does not');
      if (round >= 0) scrolled.push(one);
    }
  await bare.close();
  const [messages, rows] = runs.map(({ scrolled }) => ({
    frames: summarize(scrolled.flatMap(({ frames }) => frames)),
    long: scrolled.flatMap(({ long }) => long),
  }));
  if (!messages || !rows) throw new Error('nothing was scrolled');
  const text = ({ frames: { median, p99 } }: typeof messages) => `${median.toFixed(1)} ms (p99 ${p99.toFixed(1)} ms)`;
  const longest = ({ long }: typeof messages) =>
    `${long.length} of ${rounds * FRAMES} frames, longest ${Math.max(0, ...long).toFixed(0)} ms`;
  const head = { id: 'M3', count: COUNT, against: 'a list of plain rows', gate: false } as const;
  return [
    {
      ...head,
      measure: 'scrolled, frame (99th)',
      limit: 2,
      figures: { engine: text(messages), reference: text(rows) },
      ratio: messages.frames.p99 / rows.frames.p99,
    },
    {
      ...head,
      measure: 'scrolled, tasks over 50 ms',
      against: 'one frame in 100',
      limit: 1,
      figures: { engine: longest(messages), reference: longest(rows) },
      ratio: messages.long.length / ((rounds * FRAMES) / 100),
    },
  ];
}
