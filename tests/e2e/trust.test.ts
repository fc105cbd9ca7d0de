import { expect, it, onTestFinished } from 'vitest';
import { copyOfSeededData } from '../support/database/copyOfSeededData.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, goOn, pick, walk, write } from '../support/steps/patientSteps.ts';
import { FEELING, openFirstQuestion } from '../support/steps/openFirstQuestion.ts';
import { answersOf } from '../support/portal/answersOf.ts';
import { portalFixture } from '../support/browser/portalFixture.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { settledLog } from '../support/browser/watchCalls.ts';

const DOSES = 'Did you take your medication as agreed?';
const WORSE = 'What has become worse?';

const fixture = portalFixture();

/** A portal of one's own on a copy of the seeded data, which ends with the test. */
async function ownPortal() {
  const { data, remove } = await copyOfSeededData();
  let portal = await startPortal({ data });
  onTestFinished(async () => {
    await portal.stop();
    await remove();
  });
  return {
    url: portal.url,
    kill: () => portal.kill(),
    startAgain: async () => {
      portal = await startPortal({ data, port: portal.port });
    },
  };
}

const atFirstQuestion = (url = fixture.portal.url) => openFirstQuestion(fixture.browser, url);

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

it('a server that is killed between two answers and started again holds everything it acknowledged', async () => {
  const portal = await ownPortal();
  const { page, hana } = await atFirstQuestion(portal.url);
  await walk(page, [[FEELING, pick('Better')]]);
  await expectQuestion(page, DOSES);
  await portal.kill();
  await pick('Yes, every dose')(page);
  await page.getByText('Not saved yet').first().waitFor();
  await expectAccessible(page);
  await portal.startAgain();
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'better' }, 1] });
  await page
    .getByRole('button', { name: /Try again/i })
    .first()
    .click();
  await expectQuestion(page, 'Have you noticed any side effects?');
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'better' }, 1], doses: [{ value: 'all' }, 1] });
});

it('two tabs answer the same question: the second sees both answers and chooses', async () => {
  const { page, newTab, hana } = await atFirstQuestion();
  const tab = await newTab();
  await tab.goto(page.url());
  await expectQuestion(tab, FEELING);
  await walk(page, [[FEELING, pick('Better')]]);
  await expectQuestion(page, DOSES);
  await pick('Worse')(tab);
  await tab.getByText('Answer saved on another device').waitFor();
  await expectAccessible(tab);
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'better' }, 1] });
  await tab.getByText('Your answer on this device', { exact: true }).waitFor();
  await tab.getByRole('button', { name: 'Keep the answer from this device' }).click();
  await expectQuestion(tab, WORSE);
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'worse' }, 2] });
});

it('offline, the answer stays on screen as not saved and is sent once the network is back', async () => {
  const { page, context, hana } = await atFirstQuestion();
  await walk(page, [[FEELING, pick('Worse')]]);
  await expectQuestion(page, WORSE);
  await page.getByRole('textbox').fill('My back hurts');
  await context.setOffline(true);
  await goOn(page);
  await page.getByText('Not saved yet').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('My back hurts');
  expect(Object.keys(await answersOf(hana))).toEqual(['feeling']);
  await context.setOffline(false);
  await expectQuestion(page, DOSES);
  expect((await answersOf(hana))['feeling-worse']).toEqual([{ value: 'My back hurts' }, 1]);
});

it('a session that ended inside a visit is renewed in place and the input is kept', async () => {
  const { page, hana } = await atFirstQuestion();
  await walk(page, [[FEELING, pick('Worse')]]);
  await expectQuestion(page, WORSE);
  await page.getByRole('textbox').fill('I feel dizzy');
  await hana.call('POST', '/v2/session/logout-everywhere');
  await goOn(page);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(hana.email);
  await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expectQuestion(page, DOSES);
  const again = await signInByCall(fixture.portal.url, hana.email);
  expect((await answersOf(again))['feeling-worse']).toEqual([{ value: 'I feel dizzy' }, 1]);
});

it('nothing of a patient is kept in the browser and no health data reaches the log', async () => {
  const { page, hana } = await atFirstQuestion();
  await walk(page, [
    [FEELING, pick('Worse')],
    [WORSE, write('CANARY-4711 in my knee')],
  ]);
  await expectQuestion(page, DOSES);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toMatch(/CANARY|worse|eyJ/);
  expect(kept.toLowerCase()).not.toContain('hana');
  expect(kept).not.toContain(hana.email);
  expect(page.url()).not.toContain('CANARY');
  const log = await settledLog(fixture.portal);
  expect(log).not.toContain('CANARY');
  expect(log).not.toContain(hana.email);
});
