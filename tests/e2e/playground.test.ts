import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/browser/expectAccessible.ts';
import { sampled } from '#tests/support/full.ts';
import { openBrowser, type WatchedBrowser } from '#tests/support/browser/openBrowser.ts';

const root = resolve(import.meta.dirname, '../..');

const retention = 'flows/retention/retention.steps.json';

let server: FastifyInstance;
let browser: WatchedBrowser;
let address: string;

beforeAll(async () => {
  server = fastify();
  await server.register(fastifyStatic, { root: resolve(root, 'dist/storybook') });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  browser = await openBrowser();
});

afterAll(async () => {
  await server.close();
});

/** The checker explores all visits; on a busy machine that takes a while. */
const patient = { timeout: 200_000 };

interface Desk {
  readonly page: Page;
  /** The flow as the patient sees it. */
  readonly live: FrameLocator;
  readonly complaints: readonly string[];
}

const checker = '**/check.worker-*.js';

/**
 * Puts a checker that never answers in the place of the real one: for what is not about findings, beside which all flows
 * that a text is used in would be explored for seconds, again at each pause of the typing.
 */
const silenceChecker = (page: Page) =>
  page.route(checker, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

interface OpenOptions {
  /** That is opened; a visit, with all that there is to explore of it, where nothing is said. */
  readonly file?: string;
  /** Whether the flows are checked from the beginning. */
  readonly checked?: boolean;
}

async function openPlayground({ file, checked = false }: OpenOptions): Promise<Desk> {
  const { page, context, complaints } = await browser.newPatient({ width: 1280 });
  if (!checked) await silenceChecker(page);
  // At each load, of which the first has not chosen yet.
  if (file !== undefined)
    await context.addInitScript((name) => {
      if (sessionStorage.getItem('playground') === null) sessionStorage.setItem('playground', name);
    }, file);
  // What Storybook looks for by itself in each story is looked for here in one test.
  await page.goto(`${address}/iframe.html?id=authoring-playground--edit&viewMode=story&globals=a11y.manual:!true`);
  const live = page.frameLocator('iframe');
  await live.locator('h1:visible').waitFor();
  return { page, live, complaints };
}

const showTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

/** Selects the n-th place of a text in the editor, as an author finds it. */
async function find(page: Page, text: string, times = 1): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Find in the text' }).fill(text);
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The cursor moves by what is drawn: before it has come there, a line down may be any.
  await page.locator('.cm-activeLine', { hasText: text }).waitFor();
}

/** Picks what the editor offers for what is being typed. */
async function pick(page: Page, offered: string): Promise<void> {
  // A press is lost while the list waits for what is offered for the letters that were typed last. It takes no keys in its
  // first moment, so that typing on does not choose by mistake.
  const current = page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  await current.locator('li[aria-selected]', { hasText: offered }).click();
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
}

/** The text that a press of the button downloads. */
async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.steps\.json$/);
  return readFile(await download.path(), 'utf8');
}

it('a conditional question is written with what the editor offers, asked live, explained, highlighted and downloaded', async () => {
  const { page, live, complaints } = await openPlayground({ checked: true });
  await page.getByLabel('Begin at').selectOption('pharmacy-questions');

  await find(page, '"conditions": {');
  await page.keyboard.press('End');
  await page.keyboard.type('\n"hasAllergies": { "aller');
  await pick(page, 'allergies');
  await page.keyboard.press('End');
  await page.keyboard.type(',');

  // The last line of the question about allergies; the new one comes below its end.
  await find(page, '"details": { "label": "Please provide additional details:" }');
  // A line down goes by heights that may not be measured yet; past the end of a line begins the next, whatever is drawn.
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'End', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type(
    '{ "id": "allergy-since", "kind": "short-text", "title": "Since when?", "label": "Year", "sensitive": "health", "when": "hasA',
  );
  await pick(page, 'hasAllergies');
  await page.keyboard.press('End');
  await page.keyboard.type(',');

  // Says what is wrong with the text, where it was not written as it was typed.
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([]);
  await showTab(page, 'Why this step');
  const trace = page.getByRole('list', { name: 'Why this step' });
  const added = trace.getByRole('listitem').filter({ hasText: 'allergy-since' });
  await added.getByText('left out').waitFor();

  await live.getByRole('checkbox', { name: 'None of the above' }).click();
  await live.getByRole('heading', { name: 'Do you have any allergies?' }).waitFor();
  await live.getByRole('radio', { name: 'Yes' }).click();
  await live.getByRole('textbox').fill('Penicillin');
  await live.getByRole('button', { name: 'Continue' }).click();
  await live.getByRole('heading', { name: 'Since when?' }).waitFor();
  await added.getByText('on screen').waitFor();
  expect(await added.innerText()).toContain('hasAllergies');

  await showTab(page, 'Graph');
  await page.locator('[data-node="step:allergy-since"].highlighted').waitFor(patient);
  expect(await page.locator('[data-node="step:allergies"].highlighted').count()).toBe(0);

  await showTab(page, /^Findings/);
  const notKept = page
    .getByRole('listitem')
    .filter({ hasText: "'allergy-since' asks, and 'pharmacy' keeps no answer" });
  await notKept.first().waitFor(patient);

  const text = await downloaded(page);
  expect(JSON.parse(text)).toMatchObject({ conditions: { hasAllergies: { allergies: true } } });
  expect(text).toContain('"id": "allergy-since"');
  expect(complaints).toEqual([]);
});

it('who writes keeps the cursor while the flow shows another step', async () => {
  const { page, live } = await openPlayground({ file: retention });
  await showTab(page, 'Why this step');
  const trace = page.getByRole('list', { name: 'Why this step' });
  await find(page, 'retention-offer');
  await page.keyboard.type('first-offer');
  await trace.getByText('first-offer').waitFor();
  await live.getByRole('heading', { name: 'Before you go: an offer for you' }).waitFor();
  await page.keyboard.type('-again');
  await trace.getByText('first-offer-again').waitFor();
  await live.getByRole('heading', { name: 'Before you go: an offer for you' }).click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

it('a defect is underlined with its remedy, and can be walked to', async () => {
  const { page, live, complaints } = await openPlayground({ file: retention, checked: true });
  await live.getByRole('heading', { name: 'Before you go: an offer for you' }).waitFor();

  await find(page, 'booksConsultation', 2);
  await page.keyboard.type('cancels');
  const finding = page.getByRole('listitem').filter({ hasText: "'booking' is reached without 'cancels'" });
  await finding.waitFor(patient);

  await page.locator('.cm-lintRange-error').hover();
  const explained = page.locator('.cm-diagnostic');
  await explained.waitFor();
  expect(await explained.innerText()).toContain('How to mend it: Add the missing check to the machine');

  await explained.getByRole('button', { name: /Walk me there/ }).click();
  await live.getByRole('heading', { name: 'The flow has ended' }).waitFor();
  await showTab(page, 'What happened');
  await page.getByText(`answers 'retention-offer' with {"value":"book"}`).waitFor();
  expect(complaints).toEqual([]);
});

it('what does not run is told, and the flow goes on as it was', async () => {
  const { page, live } = await openPlayground({ file: retention });
  await find(page, '"conditions": {');
  await page.keyboard.type('"conditions": ');
  const refused = page.getByRole('alert').filter({ hasText: 'so the flow still runs as before. Line 1' });
  await refused.waitFor();
  expect(await live.getByRole('heading', { name: 'Before you go: an offer for you' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await refused.waitFor({ state: 'detached' });
  expect(await page.getByText('As in the file').count()).toBe(1);
});

it('a condition that the machine asks and that is renamed ends neither the page nor the one that is loaded after it', async () => {
  const { page, live, complaints } = await openPlayground({ file: retention, checked: true });
  await find(page, 'firstAttempt');
  await page.keyboard.type('early');
  const refused = page.getByRole('alert').filter({ hasText: "declares no condition 'firstAttempt'" });
  await refused.waitFor();
  await page.reload();
  await refused.waitFor();
  await live.getByRole('heading', { name: 'Before you go: an offer for you' }).waitFor();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await refused.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('what was written outlives a reload, and nothing of a patient is kept', async () => {
  const { page, live } = await openPlayground({ file: 'flows/mobile-verification/mobile-verification.steps.json' });
  await page.getByLabel('File').selectOption(retention);
  await find(page, 'Before you go: an offer for you');
  await page.keyboard.type('Before you leave us');
  await page.getByText('Not saved').waitFor();
  // The walk has the edit: one that came after its end would begin it anew.
  await live.getByRole('heading', { name: 'Before you leave us' }).waitFor();
  await live.getByRole('button', { name: 'Dismiss' }).click();
  await live.getByRole('heading', { name: 'The flow has ended' }).waitFor();
  const kept = await page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
  const own = kept.filter(([key]) => key.startsWith('playground'));
  expect(own.map(([key]) => key).toSorted()).toEqual(['playground', `playground ${retention}`]);
  expect(JSON.stringify(kept)).not.toContain('ava@example.com');
  await page.reload();
  await page.getByText('Not saved').waitFor();
  expect(await downloaded(page)).toContain('"title": "Before you leave us"');
  await live.getByRole('heading', { name: 'Before you leave us' }).waitFor();
});

it('the page and every panel are free of accessibility violations', async () => {
  const { page } = await openPlayground({ file: retention, checked: true });
  await page.getByRole('tab', { name: /^Findings \d/ }).waitFor(patient);
  for (const width of sampled([1280, 1600], 1)) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    for (const name of ['Why this step', 'What is known', 'What happened', 'Patient', 'Graph', /^Findings/]) {
      await showTab(page, name);
      if (name === 'Graph') await page.locator('[data-node]').first().waitFor(patient);
      // What is around it, and the frame of the walk, are the same with every panel.
      await expectAccessible(page, '[role=tabpanel]');
    }
  }
});

it('the keyboard leaves the editor with Escape and Tab', async () => {
  const { page } = await openPlayground({ file: retention });
  await page.locator('.cm-content').click();
  await page.keyboard.press('Tab');
  expect(await page.locator('.cm-content').evaluate((editor) => editor === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.locator('.cm-content').evaluate((editor) => editor === document.activeElement)).toBe(false);
});
