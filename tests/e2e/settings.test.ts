import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { codeOf } from '../support/browser/codeOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { noise, picture } from '../support/files/pictures.ts';
import { isFull, sampled } from '../support/full.ts';
import { isAlive } from '../support/steps/patientSteps.ts';
import type { Caller } from '../support/portal/beginSession.ts';

const fixture = portalFixture();

const DESKTOP = { width: 1280 };
const settingsOf = (section: string) => (userId: string) => `/dashboard/${userId}/settings${section}`;

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => region(page, name).getByRole('button', { name: /^Save/ });
const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

/** Says once that something was saved, and takes it back by itself. */
async function isSaved(page: Page, text: string) {
  const notice = page.getByRole('status').filter({ hasText: text });
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
}

describe('the sections', () => {
  it('that the server has drawn keep what is done in them until their code is there', async () => {
    const { patient, page, url, ...caller } = await fixture.arrive('dora', '/shop', DESKTOP);
    const letCodeGo = await hold(page, codeOf('ProfileSections'));
    await page.goto(url + settingsOf('')(caller.userId));
    const name = region(page, 'Personal Information').getByLabel('First name');
    await page.locator('html[data-alive]').waitFor();
    await page.getByRole('button', { name: 'Add a photo' }).click();
    await page.locator('[data-pressed]').waitFor();
    await name.fill('Dolores');
    await region(page, 'Home State').getByLabel('State you live in').selectOption({ label: 'Texas' });
    await region(page, 'Email Address').getByLabel('Current password').fill('Portal123');
    letCodeGo();
    await page.getByRole('dialog', { name: 'Profile photo' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Dolores');
    expect(await region(page, 'Email Address').getByLabel('Current password').inputValue()).toBe('Portal123');
    for (const section of ['Personal Information', 'Home State']) await save(page, section).click();
    await expect
      .poll(async () => {
        const { first_name, state } = await accountOf(caller);
        return { first_name, state };
      })
      .toEqual({ first_name: 'Dolores', state: 'TX' });
    noComplaints(patient);
  });

  it.runIf(isFull)('stand within the frame while their code is loading', async () => {
    const { patient, page, url, userId } = await fixture.arrive('dora', '/shop', DESKTOP);
    const code = codeOf('ProfilePage');
    const letCodeGo = await hold(page, code);
    const asked = page.waitForRequest(code);
    await page.goto(url + settingsOf('/security')(userId));
    await isAlive(page);
    const link = page.getByRole('link', { name: 'Profile', exact: true });
    // What a link loads ahead may be there, all but its code, when it is pressed.
    await Promise.all([asked, link.hover()]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('main').getByRole('status').first().waitFor();
    await expectAccessible(page);
    letCodeGo();
    await page.getByRole('heading', { level: 2, name: 'Profile Image' }).waitFor();
    noComplaints(patient);
  });
});

it('a profile photo stands for the patient, and verifies nothing', async () => {
  const { patient, page, ...caller } = await fixture.arrive('dora', settingsOf(''), DESKTOP);
  const before = await accountOf(caller);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const panel = page.getByRole('dialog', { name: 'Profile photo' });
  const file = panel.locator('input[type="file"]');
  await file.waitFor({ state: 'attached' });
  await expectAccessible(page);
  await file.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_000_001, await noise().png().toBuffer()),
  });
  await panel.getByText('File size too big. Please make sure image is under 10mb.').waitFor();
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() };
  await file.setInputFiles(photo);
  await page.route('**/avatar', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await panel.getByRole('button', { name: 'Save photo' }).click();
  await panel.getByRole('alert').getByText('There was an error uploading your file. Please try again.').waitFor();
  await page.route('**/avatar', (route) => route.abort(), { times: 1 });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByRole('alert').getByText('Network error, please try again later.').waitFor();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await isSaved(page, 'Photo updated successfully');
  const shown = page.getByRole('complementary').locator('img[src*="/v2/images/"]');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Change photo' }).and(page.locator(':focus')).waitFor();
  const { image, verificationStatus } = await accountOf(caller);
  expect(image).toMatchObject({ id: before.image.id, profile: before.image.profile });
  expect(image.avatar).not.toBeNull();
  expect(verificationStatus).toBe(before.verificationStatus);
  noComplaints(patient);
});

it.each(sampled([390, 1280], 1))(
  'what is below the card fields stays in its place while they are loaded, at %s px',
  async (width) => {
    const { patient, page, userId } = await fixture.arrive(await fixture.chloe(), '/dashboard', {
      width,
      height: 1200,
    });
    await page.goto(new URL(`/dashboard/${userId}/settings/billing`, page.url()).href);
    const update = page.getByRole('button', { name: 'Update card' });
    await update.waitFor();
    await page.waitForLoadState('networkidle');
    const letCodeGo = await hold(page, '**/assets/*.js');
    await update.click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const before = await cancel.boundingBox();
    letCodeGo();
    await page.getByLabel('Security code').waitFor();
    expect((await cancel.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    noComplaints(patient);
  },
);

it.runIf(isFull)('the text that a patient agreed to is printed, and nothing that is pressed', async () => {
  const { patient, page } = await fixture.arrive(await fixture.chloe(), settingsOf('/security'));
  await page.getByRole('list', { name: 'What I agreed to' }).waitFor();
  await isAlive(page);
  await page.getByRole('link', { name: /^Read the terms/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
  expect(await page.locator('main :is(a, button):visible, nav:visible').count()).toBe(0);
  noComplaints(patient);
});
