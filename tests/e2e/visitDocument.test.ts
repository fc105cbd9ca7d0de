import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shiftOf } from '../support/browser/shiftOf.ts';
import { portalFixture, says } from '../support/browser/portalFixture.ts';
import { FEELING, openFirstQuestion } from '../support/steps/openFirstQuestion.ts';
import { expectQuestion } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

/** A follow-up at its first question, which has an address of its own. */
async function atFirstQuestion() {
  const { page, context } = await openFirstQuestion(fixture.browser, fixture.portal.url);
  await page.waitForURL(/\/question\//);
  return { page, context, url: page.url() };
}

const restored = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });

describe('a visit opened by its address', () => {
  it('is read before any code has run, and is answered once it has', async () => {
    const { page, url } = await atFirstQuestion();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(url);
    await expectQuestion(page, FEELING);
    expect(await page.getByRole('radio').count()).toBeGreaterThan(1);
    await page.unroute('**/assets/*.js');
    await page.goto(url);
    await page.getByRole('radio', { name: 'Better' }).check();
    await page.getByRole('heading', { level: 1, name: FEELING }).waitFor({ state: 'detached' });
  });

  it('asks the API for nothing that the document came with', async () => {
    const { page, url } = await atFirstQuestion();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto(url);
    await page.waitForResponse('**/v2/session/refresh');
    await expectQuestion(page, FEELING);
    expect(asked.filter((call) => /intake|users|states/.test(call))).toEqual([]);
  });

  it('asks before an answer that was not saved is left behind, and not before another', async () => {
    const { page, url } = await atFirstQuestion();
    await page.route('**/v2/intakes/**', (route) => route.abort());
    await page.getByRole('radio', { name: 'Better' }).check();
    await page.getByText('Not saved yet').first().waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(page.url()).toBe(url);
    await page.unroute('**/v2/intakes/**');
    await page
      .getByRole('button', { name: /Try again/i })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: FEELING }).waitFor({ state: 'detached' });
    await page.goto(`${fixture.portal.url}/dashboard/me/profile`);
    await says(page, /^Hi, /);
  });
});

it('nothing jumps while code and font arrive', async () => {
  const { context, url } = await atFirstQuestion();
  const page = await context.newPage();
  const isThere = () =>
    page.locator('link[rel="modulepreload"][href*="/saveResponseAnswer-"]').waitFor({ state: 'attached' });
  expect(await shiftOf(page, url, isThere)).toBeLessThanOrEqual(0.02);
});

it('code that is gone after a new version is told where it is needed, with the way on', async () => {
  const { page } = await fixture.begin('ava', 'rapamycin', 'protocol-preference');
  const plan = page.getByRole('radio', { name: /1 month/ });
  await plan.waitFor();
  await page.route('**/assets/LaterPorts-*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await plan.count()).toBe(0);
  await page.unroute('**/assets/LaterPorts-*.js');
  await again.click();
  await plan.waitFor();
});

describe('a logout in another tab', () => {
  it('leaves nothing for Back', async () => {
    const { context, page } = await atFirstQuestion();
    await page.goto(`${fixture.portal.url}/dashboard/me/profile`);
    await says(page, /^Hi, /);
    await context.request.post(`${fixture.portal.url}/v2/session/logout`);
    await page.goBack();
    await page.waitForURL(/\/login\?redirectPath=/);
    expect(await page.locator('body').innerText()).not.toContain(FEELING);
  });

  it('is found out before a page that the browser has kept is shown again', async () => {
    const { context, page } = await atFirstQuestion();
    await context.request.post(`${fixture.portal.url}/v2/session/logout`);
    const shown: boolean[] = [];
    await page.route('**/v2/session/refresh', async (route) => {
      shown.push(await page.locator('main').isVisible());
      await route.fallback();
    });
    await restored(page);
    await page.waitForURL(/\/login\?redirectPath=/);
    expect(shown[0]).toBe(false);
  });

  it('a page whose session lives is shown again as it was', async () => {
    const { page } = await atFirstQuestion();
    const renewed = page.waitForResponse('**/v2/session/refresh');
    await restored(page);
    expect((await renewed).status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: FEELING }).waitFor();
  });
});
