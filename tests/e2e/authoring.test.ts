import { once } from 'node:events';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { openBrowser, type WatchedBrowser } from '../support/browser/openBrowser.ts';
import { copyOfSeededData } from '../support/database/copyOfSeededData.ts';
import { builtPlayground } from '../support/playground/builtPlayground.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { startDevServer } from '../support/portal/startDevServer.ts';
import { expectQuestion, signIn, write, yes } from '../support/steps/patientSteps.ts';
import { downloaded, expectTab, find, hasFocus, pick, showTab } from '../support/steps/playgroundSteps.ts';
import { isFull } from '../support/full.ts';

// Stories show the playground, and units the inspector; a build and a development server of their own take a minute.
describe.runIf(isFull)('the playground', () => {
  const retention = 'flows/retention/retention.steps.json';
  const OFFER = 'Before you go: an offer for you';
  /** The checker explores all visits; on a busy machine that takes a while. */
  const patient = { timeout: 200_000 };

  let playground: Awaited<ReturnType<typeof builtPlayground>>;
  let browser: WatchedBrowser;
  beforeAll(async () => {
    [playground, browser] = await Promise.all([builtPlayground(), openBrowser()]);
  }, 300_000);
  afterAll(() => playground?.close());

  interface Desk {
    readonly page: Page;
    /** The flow as the patient sees it. */
    readonly live: FrameLocator;
    readonly complaints: readonly string[];
  }

  interface OpenOptions {
    /** The file to open; a visit, with all that there is to explore of it, where nothing is said. */
    readonly file?: string;
    /** Whether the flows are checked. Without it a checker that never answers stands in, and nothing is explored. */
    readonly checked?: boolean;
  }

  async function openPlayground({ file, checked = false }: OpenOptions): Promise<Desk> {
    const { page, context, complaints } = await browser.newPatient({ width: 1280 });
    if (!checked)
      await page.route('**/check.worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    // At each load, of which the first has not chosen yet.
    if (file !== undefined)
      await context.addInitScript((name) => {
        if (sessionStorage.getItem('playground') === null) sessionStorage.setItem('playground', name);
      }, file);
    await page.goto(playground.address);
    const live = page.frameLocator('iframe');
    await live.locator('h1:visible').waitFor();
    return { page, live, complaints };
  }

  it('asks live what is written with the help of the editor, explains it, highlights it and saves it as a file', async () => {
    const { page, live, complaints } = await openPlayground({ checked: true });
    await page.getByLabel('Begin at').selectOption('pharmacy-questions');
    await expectAccessible(page);

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
    await expectTab(page);
    for (const name of ['What is known', 'What happened', 'Patient']) {
      await showTab(page, name);
      await expectTab(page);
    }

    await showTab(page, 'Graph');
    await page.locator('[data-node="step:allergy-since"].highlighted').waitFor(patient);
    expect(await page.locator('[data-node="step:allergies"].highlighted').count()).toBe(0);
    await expectTab(page);

    await showTab(page, /^Findings/);
    const notKept = page
      .getByRole('listitem')
      .filter({ hasText: "'allergy-since' asks, and 'pharmacy' keeps no answer" });
    await notKept.first().waitFor(patient);
    await expectTab(page);

    const text = await downloaded(page);
    expect(JSON.parse(text)).toMatchObject({ conditions: { hasAllergies: { allergies: true } } });
    expect(text).toContain('"id": "allergy-since"');
    expect(complaints).toEqual([]);
  });

  it('underlines a defect with its remedy, and walks there', async () => {
    const { page, live, complaints } = await openPlayground({ file: retention, checked: true });
    await live.getByRole('heading', { name: OFFER }).waitFor();
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

  it('says what does not run, also after a reload, and the flow goes on as it was', async () => {
    const { page, live, complaints } = await openPlayground({ file: retention, checked: true });
    const refused = page.getByRole('alert').filter({ hasText: 'so the flow still runs as before.' });
    await find(page, '"conditions": {');
    await page.keyboard.type('"conditions": ');
    await refused.filter({ hasText: 'Line 1' }).waitFor();
    expect(await live.getByRole('heading', { name: OFFER }).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo all' }).click();
    await refused.waitFor({ state: 'detached' });
    expect(await page.getByText('As in the file').count()).toBe(1);

    // A condition that the machine asks by its name.
    await find(page, 'firstAttempt');
    await page.keyboard.type('early');
    await refused.filter({ hasText: "declares no condition 'firstAttempt'" }).waitFor();
    await page.reload();
    await refused.filter({ hasText: "declares no condition 'firstAttempt'" }).waitFor();
    await live.getByRole('heading', { name: OFFER }).waitFor();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await refused.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('leaves the cursor where it is while the flow moves on, and keeps the text alone over a reload', async () => {
    const { page, live } = await openPlayground({ file: 'flows/mobile-verification/mobile-verification.steps.json' });
    await page.getByLabel('File').selectOption(retention);
    await showTab(page, 'Why this step');
    const trace = page.getByRole('list', { name: 'Why this step' });
    await find(page, 'retention-offer');
    await page.keyboard.type('first-offer');
    await trace.getByText('first-offer').waitFor();
    await live.getByRole('heading', { name: OFFER }).waitFor();
    await page.keyboard.type('-again');
    await trace.getByText('first-offer-again').waitFor();
    await live.getByRole('heading', { name: OFFER }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');

    await find(page, OFFER);
    await page.keyboard.type('Before you leave us');
    await page.getByText('Not saved').waitFor();
    // The walk has the edit: one that came after its end would begin it again.
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
    await page.locator('.cm-content').click();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page)).toBe(false);
  });
});

/** Keeps every message that a window is sent, before any script of its page runs. */
const keepMessages = () => {
  const heard: unknown[] = [];
  Reflect.set(window, 'heard', heard);
  window.addEventListener('message', ({ data }) => heard.push(data));
};

/** As a browser does that lets no window open without a press. */
const blockFirstWindow = () => {
  const open = window.open.bind(window);
  window.open = () => {
    window.open = open;
    return null;
  };
};

/** What any inspector says once it is there. */
const connects = `<script>opener.postMessage({ type: '@statelyai.connected' }, '*')</script>`;

describe.runIf(isFull)('the inspector of a flow in development', () => {
  let server: Awaited<ReturnType<typeof startDevServer>>;
  let browser: WatchedBrowser;
  let removeData: () => Promise<void>;
  beforeAll(async () => {
    const { data, remove } = await copyOfSeededData();
    removeData = remove;
    [server, browser] = await Promise.all([startDevServer(data), openBrowser()]);
    // A development server makes what it needs for its start by itself, for as long as that takes beside the other tests.
  }, 300_000);
  afterAll(async () => {
    if (server && server.child.exitCode === null) {
      server.child.kill();
      await once(server.child, 'exit');
    }
    await removeData?.();
  });

  it('streams its actors to a page of our own, without what the patient answers', async () => {
    const { url } = server;
    const { intake, userId } = await answeredVisit(await signInByCall(url, 'gus@example.com'), 'rapamycin');
    const { page, context, complaints } = await browser.newPatient({ width: 1280 });
    await context.addInitScript(keepMessages);
    const from = intake.intake_responses?.find(({ step }) => step === 'blood-work')?._id;
    // The development server makes each module at its first request: what all pages share it makes here, for as long as that
    // takes beside the other tests.
    await page.goto(`${url}/login`, { timeout: 0 });
    const opening = context.waitForEvent('page');
    const visit = `/consultation/intake/${userId}/${intake._id}/question/${from}?inspect`;
    await signIn(page, url, 'gus@example.com', visit);
    const inspector = await opening;

    // Behind another window a page draws once a second only.
    await page.bringToFront();
    await expectQuestion(page, 'Have you had blood work in the last six months?');
    await yes('In canary spring')(page);
    await expectQuestion(page, 'Is there anything else your provider should know?');
    await write('Only the canary')(page);
    await expectQuestion(page, 'Select your protocol');

    // Opened again, it hears everything again.
    await inspector.bringToFront();
    await inspector.reload();
    const actors = inspector.getByRole('region', { name: 'Actors' });
    const events = inspector.getByRole('region', { name: 'Events' });
    await actors.getByRole('button', { name: 'visit protocol' }).waitFor();
    await actors.getByRole('button', { name: 'walk showing' }).waitFor();
    const submits = events.getByRole('button', { name: 'SUBMIT → walk' });
    expect(await submits.allTextContents()).toEqual([
      expect.stringContaining('{"step":"anything-else","answer":{"value":"•• text"}}'),
      expect.stringContaining('{"step":"blood-work","answer":{"value":"•• yes/no"}}'),
    ]);
    await submits.first().click();
    const details = inspector.getByRole('region', { name: 'walk' });
    await details.getByText('"held": {').waitFor();
    expect(await details.locator('[aria-current="true"]').textContent()).toContain('saving');
    await expectAccessible(inspector);

    const heard = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
    expect(heard).toContain('xstate.done.actor');
    const heardOf = ['canary', 'Gus', 'gus@example.com', userId].filter((text) => heard.includes(text));
    expect(heardOf).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('offers to open the inspector where no window opens by itself, and streams to Stately on request', async () => {
    const { page, context, complaints } = await browser.newPatient({ width: 1280 });
    await context.addInitScript(keepMessages);
    await context.addInitScript(blockFirstWindow);
    await context.route('https://stately.ai/inspect', (route) =>
      route.fulfill({ contentType: 'text/html', body: connects }),
    );
    const { intake, userId } = await answeredVisit(await signInByCall(server.url, 'ava@example.com'), 'sleep-support');
    const visit = `/intake/${intake._id}/profile?inspect=stately`;
    await signIn(page, server.url, 'ava@example.com', visit);
    await expectQuestion(page, 'Tell us about yourself');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open inspector' }).click();
    const inspector = await opening;
    await inspector.waitForURL('https://stately.ai/inspect');
    await inspector.waitForFunction(() => JSON.stringify(Reflect.get(window, 'heard')).includes('@xstate.snapshot'));
    const heard = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
    expect(heard).toContain('"patient.first_name":"•• text"');
    expect(['"Ava"', 'ava@example.com', userId].filter((text) => heard.includes(text))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
