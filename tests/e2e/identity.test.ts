import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { noise } from '../support/files/pictures.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { confirmAnswers, confirmTreatment, openVisit, storedVisit } from '../support/steps/checkoutSteps.ts';
import { cuttingUploads } from '../support/browser/cuttingUploads.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { expectQuestion, goOn, signIn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

/**
 * Sets what the browser knows of the camera of a page. Without it the answer depends on the version of Chromium: newer ones call
 * a camera granted as soon as `--use-fake-ui-for-media-stream` would grant it.
 */
async function camera({ page, context }: WatchedPage, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId = '' } = targetInfo;
  // It is forgotten when the session is detached.
  await session.send('Browser.setPermission', { permission: { name: 'camera' }, setting, browserContextId });
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const shutter = (page: Page) => page.getByRole('button', { name: 'Take photo' });
const preview = (page: Page) => page.getByRole('button', { name: 'Retake' });
const alert = (page: Page) => page.getByRole('alert');

/** Takes a photo with the camera, once its picture runs. */
async function shoot(page: Page) {
  await shutter(page).and(page.locator(':not([aria-disabled="true"])')).click();
  await preview(page).waitFor();
}

const jpeg = (buffer: Buffer) => ({ name: 'id.jpg', mimeType: 'image/jpeg', buffer });

describe('the camera', () => {
  it('takes the photos of ID and face in a visit, which are seen and lead to the checkout', async () => {
    const visit = await answeredVisit(await fixture.like('dora'), 'sleep-support');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await camera(patient, 'granted');
    const base = `/consultation/identification-step/${visit.userId}/${visit.intake._id}/t/`;
    await openVisit(page, fixture.portal.url, visit, 'treatment');
    await confirmTreatment(page);
    await expectQuestion(page, 'Verify your identity');
    expect(pathOf(page)).toBe(`${base}verify_account`);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Why Is This Needed?' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('listitem').first().waitFor();
    expect(await panel.getByRole('listitem').count()).toBe(6);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectQuestion(page, 'Take a photo of your ID');
    expect(pathOf(page)).toBe(`${base}id_image`);
    await shutter(page).waitFor();
    await expectAccessible(page);
    await shoot(page);
    await expectAccessible(page);
    await preview(page).click();
    await shoot(page);
    await goOn(page);
    await expectQuestion(page, 'Your photos');
    expect(pathOf(page)).toBe(`${base}existing_identity`);
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    expect(await next.getAttribute('aria-disabled')).toBe('true');

    await page.getByRole('button', { name: 'Add selfie' }).click();
    await expectQuestion(page, 'Take a photo of yourself');
    expect(pathOf(page)).toBe(`${base}profile_image`);
    await shoot(page);
    await goOn(page);
    await expectQuestion(page, 'Your photos');
    for (const name of ['The ID that you sent', 'The photo of yourself that you sent']) {
      const image = page.getByRole('img', { name });
      await image.waitFor();
      await expect
        .poll(() => image.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
        .toBeGreaterThan(0);
    }
    await expectAccessible(page);
    await goOn(page);
    await confirmAnswers(page);
    await expectQuestion(page, 'Where should we send your medication?');
    const { image_verification: images } = await storedVisit(visit);
    expect([images.id_image_url, images.profile_image_url].every((one) => one !== null)).toBe(true);
    const user = await visit.call<User>('GET', `/users/${visit.organization}/user/${visit.userId}/patient`);
    expect(user.verificationStatus).toBe('pending');

    // A patient who has sent both photos goes straight to the answers.
    await page.goto(`${fixture.portal.url}/intake/${visit.intake._id}/identification-step`);
    await expectQuestion(page, 'Check your answers');
    // The photos themselves stay reachable by their own address.
    await page.goto(`${fixture.portal.url}${base}existing_identity`);
    await expectQuestion(page, 'Your photos');
    noComplaints(patient);
  });

  it('is asked for first where the browser has not decided', async () => {
    const { email, userId } = await fixture.like('ava');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await camera(patient, 'prompt');
    await signIn(page, fixture.portal.url, email, `/verification/${userId}/profile_image`);
    await page.getByRole('button', { name: 'Use camera' }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await expectAccessible(page);
    await camera(patient, 'granted');
    await page.getByRole('button', { name: 'Use camera' }).click();
    await shutter(page).waitFor();
    await page.locator('video').waitFor();
    noComplaints(patient);
  });
});

describe('a file in place of a photo', () => {
  it('is chosen where the camera is refused, which is explained for each browser', async () => {
    const { email, userId } = await fixture.like('ava');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await camera(patient, 'denied');
    await signIn(page, fixture.portal.url, email, `/verification/${userId}/id_image`);
    await page.getByText('Unable to access webcam').waitFor();
    for (const name of ['Chrome', 'Firefox', 'Safari']) await page.getByText(name, { exact: true }).waitFor();
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    await (await chooser).setFiles([jpeg(await noise(400, 400).jpeg().toBuffer())]);
    await preview(page).waitFor();
    await goOn(page);
    await expectQuestion(page, 'Your photos');
    noComplaints(patient);
  });

  it('is sent again as it is after it was cut off on its way at 10, 50 and 90 %', async () => {
    const gus = await fixture.like('gus');
    const account = () => gus.call<User>('GET', `/users/${gus.organization}/user/${gus.userId}/patient`);
    const proxy = await cuttingUploads(fixture.portal.port);
    try {
      const patient = await fixture.browser.newPatient();
      const { page } = patient;
      await camera(patient, 'denied');
      await signIn(page, proxy.url, gus.email, `/verification/${gus.userId}/id_image`);
      await page.getByText('Unable to access webcam').waitFor();
      const photo = await noise(1400, 1400).jpeg({ quality: 95 }).toBuffer();
      await page.locator('input[type="file"]').setInputFiles([jpeg(photo)]);
      await preview(page).waitFor();
      const cutAt = (share: number) => proxy.cutAfter(photo.length * share);
      cutAt(0.1);
      await goOn(page);
      for (const share of [0.5, 0.9, Infinity]) {
        await alert(page).waitFor();
        await expectAccessible(page);
        expect((await account()).image.id).toBeNull();
        cutAt(share);
        const cut = share === Infinity ? undefined : proxy.nextCut();
        await page.getByRole('button', { name: 'Retry' }).click();
        await cut;
      }
      await expectQuestion(page, 'Your photos');
      expect(proxy.cuts()).toBeGreaterThanOrEqual(3);
      expect((await account()).image.id).not.toBeNull();
      noComplaints(patient);
    } finally {
      await proxy.close();
    }
  });
});
