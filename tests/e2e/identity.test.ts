import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { sampled } from '../support/full.ts';
import { answeredVisit, beginVisit } from '../support/portal/answeredVisit.ts';
import { confirmTreatment, openVisit, storedVisit } from '../support/steps/checkoutSteps.ts';
import { cuttingUploads } from '../support/browser/cuttingUploads.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, goOn, signIn } from '../support/steps/patientSteps.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const TOO_BIG = 'File size too big. Please make sure image is under 10mb.';
const FAILED = 'There was an error. Please try again.';

/** A picture that no compression makes small. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const file = (name: string, buffer: Buffer, mimeType = 'application/octet-stream') => ({ name, mimeType, buffer });

/** A signed-in patient whose browser answers for the camera as it is told. */
async function begin(
  who: DemoName | Caller,
  path: string,
  camera: 'granted' | 'denied' | 'prompt' = 'granted',
  width = 390,
) {
  const one = typeof who === 'string' ? await fixture.like(who) : who;
  const patient = await fixture.browser.newPatient({ width });
  if (camera !== 'prompt') await patient.context.grantPermissions(camera === 'granted' ? ['camera'] : []);
  const { page } = patient;
  await signIn(page, fixture.portal.url, one.email, path.replace('{userId}', one.userId));
  const account = () => one.call<User>('GET', `/users/${one.organization}/user/${one.userId}/patient`);
  return { ...one, patient, page, account };
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

/** Chooses a file in place of taking a photo. */
const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').setInputFiles([...files]);

const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

describe('in a visit', () => {
  it('photos of ID and face are taken with the camera, seen, and lead to the checkout', async () => {
    const visit = await answeredVisit(await fixture.like('dora'), 'sleep-support');
    const patient = await fixture.browser.newPatient();
    await patient.context.grantPermissions(['camera']);
    const { page } = patient;
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      const tags: unknown[] = [];
      Reflect.set(window, 'tags', tags);
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/v2/mailing/tags')) tags.push((await request.clone().json()).tag);
        return fetch(request);
      };
    });
    const tags = () => page.evaluate<{ readonly name: string }[]>(() => Reflect.get(window, 'tags'));
    const verified = async () => (await tags()).filter(({ name }) => name.startsWith('verification'));
    const base = `/consultation/identification-step/${visit.userId}/${visit.intake._id}/t/`;
    await openVisit(page, fixture.portal.url, visit, 'treatment');
    await confirmTreatment(page);
    await expectQuestion(page, 'Verify your identity');
    expect(pathOf(page)).toBe(`${base}verify_account`);
    await page.getByText('Identity Verification', { exact: true }).first().waitFor();
    await page.getByText('Quick & Easy').waitFor();
    for (const document of ['Passport', "Driver's licence", 'Government ID']) await page.getByText(document).waitFor();
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
    await page.getByRole('button', { name: 'Retake' }).click();
    await shoot(page);
    await goOn(page);
    await expectQuestion(page, 'Your photos');
    expect(pathOf(page)).toBe(`${base}existing_identity`);
    expect(await page.getByRole('button', { name: 'Continue', exact: true }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(await verified()).toEqual([]);
    await expectAccessible(page);

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
    await expect.poll(verified).toEqual([
      { name: 'verification incomplete', status: 'inactive' },
      { name: 'verification complete', status: 'active' },
    ]);
    await expectAccessible(page);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your medication?');
    const { image_verification: images } = await storedVisit(visit);
    expect([images.id_image_url, images.profile_image_url].every((one) => one !== null)).toBe(true);
    const user = await visit.call<User>('GET', `/users/${visit.organization}/user/${visit.userId}/patient`);
    expect(user.verificationStatus).toBe('pending');

    // Who has sent both photos goes straight to the checkout.
    await page.goto(`${fixture.portal.url}/intake/${visit.intake._id}/identification-step`);
    await expectQuestion(page, 'Where should we send your medication?');
    // The photos themselves stay reachable by their own address.
    await page.goto(`${fixture.portal.url}${base}existing_identity`);
    await expectQuestion(page, 'Your photos');
    noComplaints(patient);
  });

  it('a visit that begins with the photos opens at the ID', async () => {
    const visit = await answeredVisit(await fixture.like('gus'), 'skin-renewal');
    const patient = await fixture.browser.newPatient();
    await openVisit(patient.page, fixture.portal.url, visit, 'intake');
    await patient.page.goto(`${fixture.portal.url}/consultation/hiw/${visit.userId}/${visit.intake._id}/question/none`);
    await expectQuestion(patient.page, "Let's get started on your visit");
    await goOn(patient.page);
    await expectQuestion(patient.page, 'Take a photo of your ID');
    noComplaints(patient);
  });
});

describe('by itself', () => {
  it('opens each step by its address, stays on it when reloaded, and goes back as it should', async () => {
    const { page, patient, userId } = await begin('ava', '/verification/{userId}/verify_account');
    const home = `/dashboard/${userId}/profile`;
    const at = (step: string) => `/verification/${userId}/${step}`;
    for (const [step, title, to] of [
      ['verify_account', 'Verify your identity', home],
      ['existing_identity', 'Your photos', at('verify_account')],
      ['id_image', 'Take a photo of your ID', at('existing_identity')],
      ['profile_image', 'Take a photo of yourself', at('existing_identity')],
      ['schedule', 'Verify on a call', at('verify_account')],
    ] as const) {
      await page.goto(fixture.portal.url + at(step));
      await expectQuestion(page, title);
      await page.reload();
      await expectQuestion(page, title);
      expect(pathOf(page)).toBe(at(step));
      await expectAccessible(page);
      await back(page);
      await page.waitForURL(fixture.portal.url + to);
    }
    await page.goto(fixture.portal.url + at('nothing'));
    await page.waitForURL(fixture.portal.url + at('verify_account'));
    await page.goto(`${fixture.portal.url}/verification/0123456789abcdef01234567/id_image`);
    await page.waitForURL(fixture.portal.url + at('id_image'));

    // The browser's own Back and Forward.
    await page.goto(fixture.portal.url + at('verify_account'));
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectQuestion(page, 'Take a photo of your ID');
    await page.goBack();
    await expectQuestion(page, 'Verify your identity');
    await page.goForward();
    await expectQuestion(page, 'Take a photo of your ID');
    noComplaints(patient);
  });

  it.each(sampled(['existing_identity', 'verify_account'], 1))(
    'is put off at %s and ends on the dashboard',
    async (step) => {
      const { page, userId, patient } = await begin('ava', `/verification/{userId}/${step}`, 'granted', 1280);
      await page.getByRole('button', { name: "I'll do this later" }).click();
      await page.waitForURL(`${fixture.portal.url}/dashboard/${userId}/profile`);
      noComplaints(patient);
    },
  );

  it('goes on to the dashboard once both photos are there, and not before', async () => {
    const { page, userId, patient, account } = await begin('eli', '/verification/{userId}/existing_identity');
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await next.click({ force: true });
    expect(pathOf(page)).toBe(`/verification/${userId}/existing_identity`);
    for (const [add, photo] of [
      ['Add ID', file('card.heic', await readFile('tests/support/files/images/card.heic'))],
      ['Add selfie', file('me.tiff', await noise(600).tiff().toBuffer(), 'image/tiff')],
    ] as const) {
      expect(await next.getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('button', { name: add }).click();
      await choose(page, photo);
      await page.getByText(photo.name).waitFor();
      await expectAccessible(page);
      await goOn(page);
      await expectQuestion(page, 'Your photos');
    }
    await goOn(page);
    await page.waitForURL(`${fixture.portal.url}/dashboard/${userId}/profile`);
    expect(await account()).toMatchObject({ verificationStatus: 'pending' });
    noComplaints(patient);
  });
});

describe('the camera', () => {
  it('that is refused is explained for each browser, and a file does instead', async () => {
    const { page, patient } = await begin('ava', '/verification/{userId}/id_image', 'denied');
    await page.getByText('Unable to access webcam').waitFor();
    for (const name of ['Chrome', 'Firefox', 'Safari']) await page.getByText(name, { exact: true }).waitFor();
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    await (await chooser).setFiles([file('id.png', await noise(400).png().toBuffer(), 'image/png')]);
    await preview(page).waitFor();
    await goOn(page);
    await expectQuestion(page, 'Your photos');
    noComplaints(patient);
  });

  it('is asked for first where the browser has not decided', async () => {
    const { page, patient } = await begin('ava', '/verification/{userId}/profile_image', 'prompt');
    await page.getByRole('button', { name: 'Use camera' }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await expectAccessible(page);
    await patient.context.grantPermissions(['camera']);
    await page.getByRole('button', { name: 'Use camera' }).click();
    await shutter(page).waitFor();
    await page.locator('video').waitFor();
    noComplaints(patient);
  });
});

describe('a file', () => {
  it.each([
    [
      'is too big',
      async () =>
        file('big.jpg', Buffer.concat([await noise(300).jpeg().toBuffer(), Buffer.alloc(11_000_000)]), 'image/jpeg'),
      TOO_BIG,
    ],
    ['is a PDF', async () => file('id.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'), 'application/pdf'), FAILED],
    ['is a PDF by another name', async () => file('id.jpg', Buffer.from('%PDF-1.7\n%%EOF\n'), 'image/jpeg'), FAILED],
  ] as const)('that %s is refused, and another one taken', async (_, make, text) => {
    const { page, patient } = await begin('ava', '/verification/{userId}/id_image', 'denied');
    await page.getByText('Unable to access webcam').waitFor();
    await choose(page, await make());
    await alert(page).getByText(text).waitFor();
    await expectAccessible(page);
    await choose(page, file('id.jpg', await noise(400).jpeg().toBuffer(), 'image/jpeg'));
    await preview(page).waitFor();
    noComplaints(patient);
  });

  it('that the server refuses stays on screen with the reason', async () => {
    const { page, patient } = await begin('ava', '/verification/{userId}/id_image', 'denied');
    await page.getByText('Unable to access webcam').waitFor();
    const cut = await noise(400).jpeg().toBuffer();
    await choose(page, file('id.jpg', cut.subarray(0, cut.length / 2), 'image/jpeg'));
    await preview(page).or(page.getByText('id.jpg')).first().waitFor();
    await goOn(page);
    await alert(page).getByText(FAILED).waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.getByRole('button', { name: 'Retake' }).waitFor();
    noComplaints(patient);
  });
});

it('a photo that is cut off on its way at 10, 50 and 90 % is sent again as it is', async () => {
  const proxy = await cuttingUploads(fixture.portal.port);
  try {
    const { page, patient, account, userId, email } = await begin('gus', '/dashboard', 'denied');
    await signIn(page, proxy.url, email, `/verification/${userId}/id_image`);
    await page.getByText('Unable to access webcam').waitFor();
    const photo = await noise(1400).jpeg({ quality: 95 }).toBuffer();
    await choose(page, file('id.jpg', photo, 'image/jpeg'));
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

it('a photo that the care team asks for is taken anew, and the visit goes on', async () => {
  const verified = await fixture.like('chloe');
  const { call, organization } = verified;
  const { _id: intakeId } = await beginVisit(verified, 'sleep-support');
  await call('POST', '/sandbox/simulate/request-photo', { intakeId });
  const { page, patient, userId } = await begin(verified, '/dashboard/{userId}/profile');
  await page.getByRole('link', { name: 'Take a new photo' }).click();
  await expectQuestion(page, 'Take a photo of yourself');
  expect(pathOf(page)).toBe('/photoreupload/profile');
  const sent = page.waitForRequest((request) => request.url().endsWith('/images') && request.method() === 'POST');
  await shoot(page);
  await goOn(page);
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
  expect(body).toMatch(/name="reupload_image"\r\n\r\ntrue/);
  expect(body).toMatch(/name="image_type"\r\n\r\nprofile_images/);
  await page.waitForURL(`${fixture.portal.url}/dashboard/${userId}/profile`);
  const intakes = await call<Intake[]>('GET', `/intakes/${organization}/patient/${userId}`);
  expect(intakes.map((one) => one.awaiting_patient_update)).toEqual(
    intakes.map(() => ({ is_awaiting: false, reason: null, hold_date: null })),
  );
  await page.getByRole('link', { name: 'Take a new photo' }).waitFor({ state: 'detached' });
  noComplaints(patient);
});
