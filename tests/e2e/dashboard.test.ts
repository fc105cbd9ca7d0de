import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { answeredVisit, beginVisit } from '../support/portal/answeredVisit.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { logIn } from '../support/steps/entrySteps.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectNoDataJump } from '../support/browser/expectNoJump.ts';
import { drawsByItself, expectQuestion, goOn, signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { readIntakes } from '../support/portal/readIntakes.ts';
import { sendPhotos } from '../support/portal/sendPhotos.ts';

const fixture = portalFixture();

const NOBODY = '0'.repeat(24);
const desktop = { width: 1280 } as const;

/** A signed-in patient on the dashboard. */
async function arrive(who: DemoName | Caller, size: { readonly width: number; readonly height?: number } = desktop) {
  const one = await fixture.arrive(who, '/dashboard', size);
  await home(one.page).waitFor();
  return one;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Account verification' });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const home = (page: Page) => page.getByRole('heading', { name: /^Hi,/ });
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Thank you. We have your visit.' });
/** Each piece is placed by a style of its own. */
const confetti = (page: Page) => page.locator('[aria-hidden="true"] > span[style]');
/** The tab remembers a visit as completed. */
const complete = (page: Page, intakeId: string) =>
  page.evaluate((id) => sessionStorage.setItem('intake_completed', JSON.stringify(id)), intakeId);

/** A template of the patient's organization, and its products by their slugs. */
const catalogue = async ({ call, organization }: Caller, slug: string) => {
  const templates = await call<IntakeTemplate[]>('GET', `/intake-template/${organization}`);
  const template = templates.find((one) => one.slug === slug);
  const ids = template?.product_defaults.join(',');
  const products = await call<ProductTemplate[]>('GET', `/product-templates/${organization}/many?ids=${ids}`);
  return { id: template?._id, productId: (product: string) => products.find((one) => one.slug === product)?._id };
};

describe('verification of the account', () => {
  it('who is not verified is asked to be, once on every page of the dashboard', async () => {
    const { patient, page, userId, open } = await arrive('dora', { width: 320, height: 700 });
    const path = `/verification/${userId}/verify_account`;
    const asked = page.getByRole('link', { name: /^Verify (Account|Now)/ });
    await page
      .getByText('To ensure the prompt and secure delivery of your protocol, please verify your account.')
      .waitFor();
    await page.getByText('Not Verified', { exact: true }).waitFor();
    expect(await asked.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([path]);
    await expectAccessible(page);
    for (const elsewhere of [`/dashboard/${userId}/messages`, `/dashboard/${userId}/settings/email`, '/shop']) {
      await open(elsewhere);
      await bar(page).waitFor();
      expect(await asked.count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    for (const profile of ['settings', 'settings/info']) {
      await open(`/dashboard/${userId}/${profile}`);
      await page.getByRole('link', { name: 'Verify Now' }).waitFor();
      expect(await asked.count()).toBe(1);
    }
    await open('/shop');
    await bar(page).getByRole('link', { name: 'Verify Account' }).click();
    await page.waitForURL(`**${path}`);
    noComplaints(patient);
  });

  it('who is verified is told so and asked nothing', async () => {
    const { patient, page } = await arrive(await fixture.chloe());
    await page.getByText('Verified Account', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Verify (Account|Now)/ }).count()).toBe(0);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('what the care team does shows on the dashboard: a call, a decision, the wish for another photo', async () => {
    const gus = await fixture.like('gus');
    const { call, userId } = gus;
    const { patient, page, open } = await arrive(gus);
    const label = (text: string) => page.getByText(text, { exact: true });
    await call('POST', '/sandbox/simulate/book-verification-call', { userId });
    await page.reload();
    await page
      .getByText(
        'You have a call scheduled to verify your account. In the meantime, you have the option to proceed with identify verification.',
      )
      .waitFor();

    await sendPhotos(fixture.portal.url, gus);
    await page.reload();
    await label('Verification Pending').waitFor();
    expect(await page.getByRole('link', { name: /^Verify Account/ }).count()).toBe(0);
    await expectAccessible(page);

    await call('POST', '/sandbox/simulate/reject-identity', { userId });
    await page.reload();
    await label('Verification Rejected').waitFor();
    await page.getByRole('heading', { name: 'We could not verify your identity' }).waitFor();
    await expectAccessible(page);

    const { _id: intakeId } = await beginVisit(gus, 'sleep-support');
    await call('POST', '/sandbox/simulate/request-photo', { intakeId });
    await open('/');
    await page.getByText('Your care team needs a new photo of you').waitFor();
    await page.getByText('Your photo is too dark to compare with your ID. Please take a new one.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Take a new photo/ }).click();
    await page.waitForURL('**/photoreupload/profile');
    noComplaints(patient);
  });

  it('after a check-in the home says what comes next, and then leads to verification, wider than 760 px and once', async () => {
    const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    const { patient, page, userId, open } = await arrive(visit, { width: 760, height: 900 });
    const dashboard = `/dashboard/${userId}/profile`;
    const isRemembered = () => page.evaluate(() => sessionStorage.getItem('intake_completed') !== null);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(`/intake/${visit.intake._id}/checkout`);
    await expectQuestion(page, 'Thank you for checking in');
    await open(dashboard);
    await welcome(page).getByText('What comes next').waitFor();
    expect(await confetti(page).count()).toBe(100);
    await expectAccessible(page);
    await page.clock.fastForward(15_000);
    await confetti(page).first().waitFor({ state: 'detached' });
    expect(await isRemembered()).toBe(true);
    await page.keyboard.press('Escape');
    await welcome(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(dashboard);
    expect(await isRemembered()).toBe(false);
    await page.setViewportSize({ width: 761, height: 900 });
    await open(dashboard);
    await home(page).waitFor();
    expect(await welcome(page).count()).toBe(0);
    expect(pathOf(page)).toBe(dashboard);

    // As after another visit, in a wide window.
    await complete(page, visit.intake._id);
    await open(dashboard);
    await welcome(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`**/verification/${userId}/verify_account`);
    await complete(page, visit.intake._id);
    await open(dashboard);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await welcome(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(dashboard);
    noComplaints(patient);
  });

  it('who has put it off, or is verified, or wants no motion, stays on the home after a visit, in peace', async () => {
    const hana = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    await hana.call('POST', `/v2/intakes/${hana.intake._id}/complete`, {});
    for (const [who, putOff] of [
      [hana, true],
      [await fixture.chloe(), false],
    ] as const) {
      const sent = (await readIntakes(who)).find(({ patient_complete: at }) => at !== null);
      const { page, userId, open } = await arrive(who);
      await complete(page, sent?._id ?? '');
      if (putOff) await page.evaluate(() => sessionStorage.setItem('identity_put_off', '1'));
      await open('/');
      await welcome(page).waitFor();
      expect(await confetti(page).count()).toBe(0);
      await welcome(page).getByRole('button', { name: 'Continue' }).click();
      await home(page).waitFor();
      expect(pathOf(page)).toBe(`/dashboard/${userId}/profile`);
    }
  });
});

describe('pages of the dashboard', () => {
  it('the messages page stands at its address, and at that of another patient', async () => {
    const { patient, page, userId, open } = await arrive('dora');
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    expect(pathOf(page)).toBe(`/dashboard/${userId}/messages`);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Messages');
    expect(await page.getByRole('main').innerText()).toContain('If this is an emergency, call 911.');
    await expectAccessible(page);
    await open(`/dashboard/${NOBODY}/messages`);
    await page.waitForURL(`**/dashboard/${userId}/messages`);
    await open(`/dashboard/${userId}/elsewhere`);
    await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
    noComplaints(patient);
  });

  it('who is not signed in comes to the shop by signing in', async () => {
    const { page } = await fixture.browser.newPatient();
    await page.goto(`${fixture.portal.url}/shop`);
    await page.waitForURL('**/login?redirectPath=%2Fshop');
    await logIn(page, (await fixture.like('dora')).email);
    await page.getByRole('heading', { level: 1, name: 'Our Products' }).waitFor();
    expect(pathOf(page)).toBe('/shop');
  });
});

describe('other addresses of the dashboard', () => {
  it("lead to the patient's own home or messages, whoever they name", async () => {
    const { patient, page, userId, open } = await arrive('dora');
    for (const path of ['/dashboard', `/dashboard/${NOBODY}`, `/dashboard/${NOBODY}/profile/${NOBODY}`]) {
      await open(path);
      await home(page).waitFor();
      expect(pathOf(page)).toBe(`/dashboard/${userId}/profile`);
    }
    for (const path of ['/messages', `/messages/${NOBODY}/new`]) {
      await open(path);
      await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
      expect(pathOf(page)).toBe(`/dashboard/${userId}/messages`);
    }
    noComplaints(patient);
  });
});

describe('ways into a visit', () => {
  it('a visit begun for a product is resumed by the same address, and comes to that product', async () => {
    const ava = await fixture.like('ava');
    const { id, productId } = await catalogue(ava, 'rapamycin');
    const product = productId('compounded-rapamycin');
    const start = `/start/${id}/p/${product}`;
    const { patient, page, userId, open } = await arrive(ava);
    await open(start);
    await expectQuestion(page, "Let's get started on your visit");
    const [visit, ...others] = await readIntakes(ava);
    expect([visit?.intake_template.slug, others]).toEqual(['rapamycin', []]);
    expect(pathOf(page)).toBe(`/consultation/hiw/${userId}/${visit?._id}/question/none`);
    await open(start);
    await expectQuestion(page, "Let's get started on your visit");
    expect(await readIntakes(ava)).toHaveLength(1);

    await answeredVisit(ava, 'rapamycin');
    await open(`/consultation/protocol-selection/${visit?._id}`);
    await expectQuestion(page, 'Select your protocol');
    const chosen = page.getByRole('listitem').filter({ has: page.getByText('Chosen', { exact: true }) });
    expect(await chosen.getByRole('heading').allInnerTexts()).toEqual(['Compounded Rapamycin']);
    await open(`/intake/${visit?._id}/product-configure`);
    await page.getByRole('radio', { name: /^Compounded Rapamycin/, checked: true }).waitFor();
    await page.waitForURL(`**/intake/${visit?._id}/product-configure?product=${product}*`);

    // What is chosen later counts, also where no address says it.
    await open(`/consultation/protocol-selection/${visit?._id}`);
    await page.getByRole('button', { name: 'Select Generic Rapamycin' }).click();
    await page.getByRole('radio', { name: /^Generic Rapamycin/, checked: true }).waitFor();
    await open(`/intake/${visit?._id}/product-configure`);
    await page.getByRole('radio', { name: /^Generic Rapamycin/, checked: true }).waitFor();
    noComplaints(patient);
  });

  it('a product that the visit does not sell, or a template that nobody knows, leads to the dashboard', async () => {
    const eli = await fixture.like('eli');
    const rapamycin = await catalogue(eli, 'rapamycin');
    const metabolic = await catalogue(eli, 'metabolic-health');
    const { page, open } = await arrive(eli);
    for (const [template, product] of [
      [rapamycin.id, metabolic.productId('acarbose')],
      [rapamycin.id, NOBODY],
      [NOBODY, rapamycin.productId('generic-rapamycin')],
      ['no-id', 'no-id'],
    ]) {
      await open(`/start/${template}/p/${product}`);
      await home(page).waitFor();
    }
    expect(await readIntakes(eli)).toEqual([]);
  });

  it("the address of a visit opens one's own, whoever it names, and leads on at one's own addresses", async () => {
    const ben = await fixture.like('ben');
    const { patient, page, userId, open } = await arrive(ben);
    const [visit] = await readIntakes(ben);
    for (const other of [NOBODY, 'nobody', '%00']) {
      await open(`/consultation/hiw/${other}/${visit?._id}/question/none`);
      await expectQuestion(page, "Let's get started on your visit");
      await goOn(page);
      await page.waitForURL(`**/consultation/intake/${userId}/${visit?._id}/question/*`);
    }
    await open(`/dashboard/${NOBODY}/intake/${visit?._id}/profile`);
    await expectQuestion(page, 'Tell us about yourself');
    expect(pathOf(page)).toBe(`/intake/${visit?._id}/profile`);
    const [foreign] = await readIntakes(await fixture.chloe());
    await open(`/consultation/hiw/${userId}/${foreign?._id}/question/none`);
    await home(page).waitFor();
    noComplaints(patient);
  });
});

it.each([390, 1280])('at a width of %d, the home does not jump when its data comes', async (width) => {
  const chloe = await fixture.chloe();
  for (const data of ['**/intakes/**', '**/v2/notifications*']) {
    const { page } = await fixture.browser.newPatient({ width });
    await signIn(page, fixture.portal.url, chloe.email, '/shop');
    await drawsByItself(page);
    const shown = () => page.getByRole('list', { name: 'Your care' }).waitFor();
    await expectNoDataJump(page, `${fixture.portal.url}/dashboard/${chloe.userId}/profile`, data, shown);
  }
});
