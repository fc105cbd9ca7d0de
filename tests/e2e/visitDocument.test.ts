import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Organization } from '#schemas/wire/organization.ts';
import { codeOf } from '../support/browser/codeOf.ts';
import { hold } from '../support/browser/hold.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { portalFixture, says } from '../support/browser/portalFixture.ts';
import { confirmAnswers } from '../support/steps/checkoutSteps.ts';
import { FEELING, openFirstQuestion } from '../support/steps/openFirstQuestion.ts';
import { choose, expectQuestion, isAlive } from '../support/steps/patientSteps.ts';
import { isFull } from '../support/full.ts';

const fixture = portalFixture();

/** A follow-up at its first question, which has an address of its own. */
async function atFirstQuestion() {
  const { page, context } = await openFirstQuestion(fixture.browser, fixture.portal.url);
  await page.waitForURL(/\/question\//);
  return { page, context, url: page.url() };
}

const checkedLabels = (page: Page) => page.locator('label:has(:checked)').allInnerTexts();

describe('a visit opened by its address', () => {
  it('is read before any code has run, and is answered once it has', async () => {
    const { page, url } = await atFirstQuestion();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(url);
    await expectQuestion(page, FEELING);
    expect(await page.getByRole('radio').count()).toBeGreaterThan(1);
    const title = await page.title();
    expect(title).toMatch(/ \| ./);
    await page.unroute('**/assets/*.js');
    await page.goto(url);
    await isAlive(page);
    expect(await page.title()).toBe(title);
    await page.getByRole('radio', { name: 'Better' }).check();
    await page.getByRole('heading', { level: 1, name: FEELING }).waitFor({ state: 'detached' });
  });

  it('asks the API for nothing that the document came with', async () => {
    const { page, url } = await atFirstQuestion();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const renewed = page.waitForResponse('**/v2/session/refresh');
    await page.goto(url);
    await renewed;
    await expectQuestion(page, FEELING);
    expect(asked.filter((call) => /intake|users|states/.test(call))).toEqual([]);
  });

  it('comes without shop and welcome, which other pages of the organization have', async () => {
    const { page, url } = await atFirstQuestion();
    const settingsAt = async (address: string): Promise<Organization['settings']> => {
      await page.goto(address);
      return JSON.parse((await page.locator('script#organization').textContent()) ?? '').settings;
    };
    const shop = { banners: [], filters: [] };
    const visit = await settingsAt(url);
    expect(visit).toMatchObject({ name: 'Healthspan', shop, testimonials: [], signup: { features: [] } });
    const login = await settingsAt(`${fixture.portal.url}/login?expired=true`);
    expect(login).toMatchObject({ name: 'Healthspan', shop });
    expect(login.testimonials).not.toEqual([]);
    const { banners } = (await settingsAt(`${fixture.portal.url}/shop`)).shop;
    expect(banners).not.toEqual([]);
  });
});

/** Opens the page on screen once more, whose code is held. */
async function openHeld(page: Page, title: string) {
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expectQuestion(page, title);
  return letGo;
}

/** Presses Continue, which still looks as if the question were not answered. */
const pressEarly = (page: Page) => page.getByRole('button', { name: 'Continue' }).click({ force: true });

describe('before the code is there', () => {
  it('what is answered is taken up as if it were there', async () => {
    const { page, complaints } = await openFirstQuestion(fixture.browser, fixture.portal.url);
    const addresses: string[] = [];
    page.on('framenavigated', () => addresses.push(page.url()));

    const letChoiceGo = await openHeld(page, FEELING);
    await choose(page, 'Better');
    await choose(page, 'Worse');
    letChoiceGo();
    await expectQuestion(page, 'What has become worse?');

    const letTextGo = await openHeld(page, 'What has become worse?');
    await page.getByRole('textbox').fill('My left knee');
    await pressEarly(page);
    expect(await page.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true');
    letTextGo();
    await expectQuestion(page, 'Did you take your medication as agreed?');
    await choose(page, 'I missed a few doses');
    await expectQuestion(page, 'Why did you miss doses?');

    const letListGo = await openHeld(page, 'Why did you miss doses?');
    for (const label of ['I forgot', 'I had side effects', 'I ran out', 'I ran out']) await choose(page, label);
    await pressEarly(page);
    letListGo();
    await expectQuestion(page, 'Have you noticed any side effects?');
    await page.goBack();
    await expectQuestion(page, 'Why did you miss doses?');
    expect(await checkedLabels(page)).toEqual(['I forgot', 'I had side effects']);
    await page.goBack();
    await page.goBack();
    await expectQuestion(page, 'What has become worse?');
    expect(await page.getByRole('textbox').inputValue()).toBe('My left knee');
    expect(addresses.filter((address) => !/\?step=\d$/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('what is pressed in the moment in which the page comes alive is done, once', async () => {
    const { page } = await openFirstQuestion(fixture.browser, fixture.portal.url);
    await page.waitForURL(/\/question\//);
    await choose(page, 'Worse');
    await expectQuestion(page, 'What has become worse?');
    await page.getByRole('textbox').fill('My left knee');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectQuestion(page, 'Did you take your medication as agreed?');
    await page.goBack();
    await expectQuestion(page, 'What has become worse?');
    await page.evaluate(() => sessionStorage.setItem('pressed', 'not yet'));
    // What was pressed is looked for twice: press between, behind the render and before the effects that follow the paint.
    await page.addInitScript(() => {
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => {
        if (selector === '[data-pressed]' && sessionStorage.getItem('pressed') === 'not yet') {
          sessionStorage.removeItem('pressed');
          queueMicrotask(() => find<HTMLElement>('form [type=submit]')?.click());
        }
        return find(selector);
      };
    });
    await page.reload();
    await expectQuestion(page, 'Did you take your medication as agreed?');
    expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBeNull();
  });

  it.runIf(isFull)('what is typed goes on where it was while it arrives', async () => {
    const { page } = await atFirstQuestion();
    await choose(page, 'Worse');
    await expectQuestion(page, 'What has become worse?');
    const letGo = await openHeld(page, 'What has become worse?');
    await page.getByRole('textbox').pressSequentially('My left ');
    letGo();
    await page.locator('html[data-alive]').waitFor();
    await page.keyboard.type('knee');
    expect(await page.getByRole('textbox').inputValue()).toBe('My left knee');
  });
});

it('nothing jumps while code and font arrive', async () => {
  const { context, url } = await atFirstQuestion();
  const page = await context.newPage();
  const isThere = async (): Promise<void> => {
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringContaining('/saveResponseAnswer-'));
  };
  await expectNoJump(page, url, isThere);
});

it.runIf(isFull)('offers to try again where the code of a later screen is gone after a new version', async () => {
  const { page } = await fixture.begin('ava', 'rapamycin', 'protocol-preference');
  const plan = page.getByRole('radio', { name: /1 month/ });
  await plan.waitFor();
  await page.route(codeOf('LaterPorts'), (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await plan.count()).toBe(0);
  await page.unroute(codeOf('LaterPorts'));
  await again.click();
  await plan.waitFor();
});

it('says that the next step is missing while its code does not come, and opens it by itself', async () => {
  const { page } = await fixture.begin('chloe', 'longevity-labs', 'lab-checkout');
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmAnswers(page);
  const checkout = page.getByText('Payment Information');
  await checkout.waitFor();
  const missing = page.getByRole('alert').filter({ hasText: 'The next step could not be loaded, so we keep trying.' });
  let isThere = false;
  await page.route(codeOf('wholeVisit'), (route) => (isThere ? route.continue() : route.abort()));
  await page.reload();
  await missing.waitFor();
  expect(await checkout.count()).toBe(0);
  isThere = true;
  await checkout.waitFor();
  expect(await missing.count()).toBe(0);
});

it.runIf(isFull)('leaves nothing for Back after a logout in another tab', async () => {
  const { context, page } = await atFirstQuestion();
  await page.goto(`${fixture.portal.url}/dashboard/me/profile`);
  await says(page, /^Hi, /);
  await context.request.post(`${fixture.portal.url}/v2/session/logout`);
  await page.goBack();
  await page.waitForURL(/\/login\?redirectPath=/);
  expect(await page.locator('body').innerText()).not.toContain(FEELING);
});

it('shows a field that Tab leads to above the button of a low screen', async () => {
  const { page } = await fixture.begin('gus', 'rapamycin', 'pharmacy-questions', { width: 375, height: 600 });
  await expectQuestion(page, 'Do you have any allergies?');
  await choose(page, 'Yes');
  await page.getByRole('textbox').waitFor();
  await page.keyboard.press('Tab');
  const field = await page.getByRole('textbox').and(page.locator(':focus')).boundingBox();
  const button = await page.getByRole('button', { name: 'Continue', exact: true }).boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
