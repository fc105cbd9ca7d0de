import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, type WatchedBrowser } from '../support/openBrowser.ts';
import { expectAccessible, expectQuestion, goOn, pick, signIn, walk, write } from '../support/patientSteps.ts';
import { readIntakes } from '../support/readIntakes.ts';
import { copyOfSeededData } from '../support/seededData.ts';
import { startPortal, type RunningPortal } from '../support/startPortal.ts';
import { settledLog } from '../support/watchCalls.ts';

const FEELING = 'How have you been since your last visit?';
const DOSES = 'Did you take your medication as agreed?';
const WORSE = 'What has become worse?';

let portal: RunningPortal;
let browser: WatchedBrowser;
let data: string;
let removeData: () => Promise<void>;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  ({ data, remove: removeData } = await copyOfSeededData());
  portal = await startPortal({ data });
});
afterEach(async () => {
  await portal.stop();
  await removeData();
});

/** A patient at the first question of her follow-up visit. */
async function atFirstQuestion() {
  const patient = await browser.newPatient();
  const { page } = patient;
  await signIn(page, portal.url, 'hana@example.com');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await page.waitForURL(/\/consultation\/(profile|intake)\//);
  if (page.url().includes('/profile/')) {
    await expectQuestion(page, 'Tell us about yourself');
    await goOn(page);
    await expectQuestion(page, 'Review Medical History');
    await goOn(page);
  }
  await expectQuestion(page, FEELING);
  return patient;
}

const answersOf = async () => {
  const [visit] = await readIntakes(portal.url, 'hana@example.com');
  return Object.fromEntries(
    (visit?.intake_responses ?? []).flatMap(({ step, value, revision }) => (value ? [[step, [value, revision]]] : [])),
  );
};

it('reload, Back, Forward and a deep link lose nothing and open what they name', async () => {
  const { page, newTab, complaints } = await atFirstQuestion();
  await walk(page, [
    [FEELING, pick('Worse')],
    [WORSE, write('I sleep badly')],
  ]);
  await expectQuestion(page, DOSES);
  const address = page.url();
  await page.reload();
  await expectQuestion(page, DOSES);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expectQuestion(page, WORSE);
  expect(await page.getByRole('textbox').inputValue()).toBe('I sleep badly');
  await page.goForward();
  await expectQuestion(page, DOSES);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, WORSE);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, FEELING);
  expect(await page.getByLabel('Worse', { exact: true }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, 'Review Medical History');
  const tab = await newTab();
  await tab.goto(address);
  await expectQuestion(tab, DOSES);
  expect(complaints).toEqual([]);
});

it('Back while an answer is being saved waits for the acknowledgement, and nobody conflicts with themselves', async () => {
  const { page, complaints } = await atFirstQuestion();
  await page.route('**/responses/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await pick('Worse')(page);
  await page.getByText('Saving…').first().waitFor();
  await page.goBack();
  await expectQuestion(page, 'Review Medical History');
  expect(await answersOf()).toEqual({ feeling: [{ value: 'worse' }, 1] });
  await goOn(page);
  await walk(page, [[FEELING, pick('Better')]]);
  await expectQuestion(page, DOSES);
  expect(await answersOf()).toEqual({ feeling: [{ value: 'better' }, 2] });
  expect(complaints).toEqual([]);
});

it('a deep link without a session leads through the sign-in to the same question', async () => {
  const first = await atFirstQuestion();
  const address = new URL(first.page.url());
  const { page, complaints } = await browser.newPatient();
  await page.goto(address.href);
  await page.waitForURL(/\/login\?redirectPath=/);
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectQuestion(page, FEELING);
  expect(page.url()).toBe(address.href);
  expect(complaints).toEqual([]);
});

it('a screen that may not open yet gives way to where the visit goes on', async () => {
  const { page } = await browser.newPatient();
  await signIn(page, portal.url, 'eli@example.com');
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await expectQuestion(page, "Let's get started on your visit");
  const [, , , userId, intakeId] = new URL(page.url()).pathname.split('/');
  await page.goto(`${portal.url}/intake/${intakeId}/intake`);
  await expectQuestion(page, 'Tell us about yourself');
  await page.waitForURL(`**/consultation/profile/${userId}/${intakeId}/question/none`);
  await page.goto(`${portal.url}/consultation/hiw/${userId}/${'0'.repeat(24)}/question/none`);
  await page.waitForURL(`**/dashboard/${userId}/profile`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Hi, Eli');
});

it('a server that is killed between two answers and started again holds everything it acknowledged', async () => {
  const { page } = await atFirstQuestion();
  await walk(page, [[FEELING, pick('Better')]]);
  await expectQuestion(page, DOSES);
  await portal.kill();
  await pick('Yes, every dose')(page);
  await page.getByText('Not saved yet').first().waitFor();
  await expectAccessible(page);
  portal = await startPortal({ data, port: portal.port });
  expect(await answersOf()).toEqual({ feeling: [{ value: 'better' }, 1] });
  await page
    .getByRole('button', { name: /Try again/i })
    .first()
    .click();
  await expectQuestion(page, 'Have you noticed any side effects?');
  expect(await answersOf()).toEqual({ feeling: [{ value: 'better' }, 1], doses: [{ value: 'all' }, 1] });
});

it('two tabs answer the same question: the second sees both answers and chooses', async () => {
  const { page, newTab } = await atFirstQuestion();
  const tab = await newTab();
  await tab.goto(page.url());
  await expectQuestion(tab, FEELING);
  await walk(page, [[FEELING, pick('Better')]]);
  await expectQuestion(page, DOSES);
  await pick('Worse')(tab);
  await tab.getByText('Answer saved on another device').waitFor();
  await expectAccessible(tab);
  expect(await answersOf()).toEqual({ feeling: [{ value: 'better' }, 1] });
  await tab.getByText('Your answer here', { exact: true }).waitFor();
  await tab.getByRole('button', { name: 'Keep your answer here' }).click();
  await expectQuestion(tab, WORSE);
  expect(await answersOf()).toEqual({ feeling: [{ value: 'worse' }, 2] });
});

it('offline, the answer stays on screen as not saved and is sent once the network is back', async () => {
  const { page, context } = await atFirstQuestion();
  await walk(page, [[FEELING, pick('Worse')]]);
  await expectQuestion(page, WORSE);
  await page.getByRole('textbox').fill('My back hurts');
  await context.setOffline(true);
  await goOn(page);
  await page.getByText('Not saved yet').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('My back hurts');
  expect(Object.keys(await answersOf())).toEqual(['feeling']);
  await context.setOffline(false);
  await expectQuestion(page, DOSES);
  expect((await answersOf())['feeling-worse']).toEqual([{ value: 'My back hurts' }, 1]);
});

it('a session that ended inside a visit is renewed in place and the input is kept', async () => {
  const { page, context } = await atFirstQuestion();
  await walk(page, [[FEELING, pick('Worse')]]);
  await expectQuestion(page, WORSE);
  await page.getByRole('textbox').fill('I feel dizzy');
  await context.clearCookies();
  await portal.stop();
  // Another signing secret: every access token given so far is void.
  portal = await startPortal({ data, port: portal.port, env: { PORTAL_SECRET: 'x'.repeat(48) } });
  await goOn(page);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('hana@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expectQuestion(page, DOSES);
  expect((await answersOf())['feeling-worse']).toEqual([{ value: 'I feel dizzy' }, 1]);
});

it('nothing of a patient is kept in the browser and no health data reaches the log', async () => {
  const { page } = await atFirstQuestion();
  await walk(page, [
    [FEELING, pick('Worse')],
    [WORSE, write('CANARY-4711 in my knee')],
  ]);
  await expectQuestion(page, DOSES);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toMatch(/CANARY|worse|hana|eyJ/);
  expect(page.url()).not.toContain('CANARY');
  expect(await settledLog(portal)).not.toMatch(/CANARY|hana@example\.com/);
});
