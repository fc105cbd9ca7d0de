import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { heicPhoto, noise } from '../../support/files/pictures.ts';
import { away, lost } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { beginVisit } from '../../support/portal/answeredVisit.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { asks, chooseRadio, goOn, press, says } from '../../support/steps/buyingSteps.ts';

const fixture = pageFixture();

const FAILED = 'There was an error. Please try again.';

const at = (userId: string, step: string) => `/verification/${userId}/${step}`;
const home = (userId: string) => `/dashboard/${userId}/profile`;
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

const file = (name: string, bytes: Buffer, type: string) => new File([new Uint8Array(bytes)], name, { type });
const jpeg = async () => noise(400, 400).jpeg().toBuffer();

/** Chooses a file in place of a photo: the document has no camera. */
async function choose(user: UserEvent, photo: File): Promise<void> {
  // The camera's library gives a document that has none an empty list of devices, for all files of the worker.
  await says(/^(Unable to access webcam|Use camera)/u);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('a file can be chosen');
  await user.upload(input, photo);
  await screen.findByRole('button', { name: 'Retake' });
}

const uploads = () => fixture.calls.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/images'));

/** The tags that the mailing list was sent. */
const tags = () =>
  fixture.calls.calls.flatMap(({ path, body }) =>
    path === '/v2/mailing/tags' && typeof body === 'object' && body !== null && 'tag' in body ? [body.tag] : [],
  );

describe('the verification of a patient', () => {
  it('opens each step by its address, and goes back from it as it should', async () => {
    const { user, userId } = await fixture.arrive('ava', '/dashboard');
    for (const [step, title, to] of [
      ['verify_account', 'Verify your identity', home(userId)],
      ['existing_identity', 'Your photos', at(userId, 'verify_account')],
      ['id_image', 'Take a photo of your ID', at(userId, 'existing_identity')],
      ['profile_image', 'Take a photo of yourself', at(userId, 'existing_identity')],
      ['schedule', 'Verify on a call', at(userId, 'verify_account')],
    ] as const) {
      await fixture.load(at(userId, step));
      await asks(title);
      expect(location.pathname).toBe(at(userId, step));
      await press(user, 'Back');
      await isAt(to);
    }
    fixture.noComplaints();
  });

  it('leads from an address that names no step, or another patient, to its own', async () => {
    const { user, userId } = await fixture.arrive('ava', (id) => at(id, 'nothing'));
    await isAt(at(userId, 'verify_account'));
    await fixture.load(at('0123456789abcdef01234567', 'id_image'));
    await isAt(at(userId, 'id_image'));
    await fixture.load(at(userId, 'verify_account'));
    await press(user, 'Start');
    await asks('Take a photo of your ID');
    history.back();
    await asks('Verify your identity');
    history.forward();
    await asks('Take a photo of your ID');
    fixture.noComplaints();
  });

  it.each(['existing_identity', 'verify_account'])('is put off at %s and ends on the dashboard', async (step) => {
    const { user, userId } = await fixture.arrive('ava', (id) => at(id, step));
    await press(user, "I'll do this later");
    await isAt(home(userId));
    fixture.noComplaints();
  });

  it('goes on to the dashboard once both photos are there, and not before', async () => {
    const { user, ...eli } = await fixture.arrive('eli', (id) => at(id, 'existing_identity'));
    for (const [add, photo] of [
      ['Add ID', file('card.heic', heicPhoto(), 'image/heic')],
      ['Add selfie', file('me.tiff', await noise(600, 600).tiff().toBuffer(), 'image/tiff')],
    ] as const) {
      expect((await screen.findByRole('button', { name: 'Continue' })).getAttribute('aria-disabled')).toBe('true');
      await goOn(user);
      expect(location.pathname).toBe(at(eli.userId, 'existing_identity'));
      expect(tags()).toEqual([]);
      await press(user, add);
      await choose(user, photo);
      await screen.findByText(photo.name);
      await goOn(user);
      await asks('Your photos');
    }
    await waitFor(() =>
      expect(tags()).toEqual([
        { name: 'verification incomplete', status: 'inactive' },
        { name: 'verification complete', status: 'active' },
      ]),
    );
    for (const name of ['The ID that you sent', 'The photo of yourself that you sent'])
      expect(screen.getByRole('img', { name }).getAttribute('src')).toMatch(/^(https?:|\/)/);
    await goOn(user);
    await isAt(home(eli.userId));
    expect(await accountOf(eli)).toMatchObject({ verificationStatus: 'pending' });
    fixture.noComplaints();
  });
});

describe('a photo', () => {
  it('that the server refuses stays on screen with the reason', async () => {
    const { user, ...ava } = await fixture.arrive('ava', (id) => at(id, 'id_image'));
    const whole = await jpeg();
    await choose(user, file('id.jpg', whole.subarray(0, whole.length / 2), 'image/jpeg'));
    await goOn(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(FAILED);
    await waitFor(() => expect(document.activeElement).toBe(alert.parentElement));
    await screen.findByRole('button', { name: 'Retry' });
    await press(user, 'Retake');
    await choose(user, file('id.jpg', whole, 'image/jpeg'));
    expect(screen.queryByRole('alert')).toBeNull();
    await goOn(user);
    await asks('Your photos');
    expect((await accountOf(ava)).image.id).not.toBeNull();
    fixture.noComplaints();
  });

  it('is sent again as it is where the network was away, and where the answer was lost', async () => {
    const { user, ...gus } = await fixture.arrive('gus', (id) => at(id, 'profile_image'));
    await choose(user, file('me.jpg', await jpeg(), 'image/jpeg'));
    fixture.calls.answer('POST /users', away, 1);
    await goOn(user);
    await screen.findByRole('alert');
    expect((await accountOf(gus)).image.profile).toBeNull();
    fixture.calls.answer('POST /users', lost, 1);
    await press(user, 'Retry');
    await waitFor(() => expect(uploads()).toHaveLength(2));
    await press(user, 'Retry');
    await asks('Your photos');
    expect(uploads().map(({ status }) => status)).toEqual([undefined, undefined, 200]);
    expect((await accountOf(gus)).image.profile).not.toBeNull();
    fixture.noComplaints();
  });

  it('that the care team asks for is taken again, and the visit goes on', async () => {
    const verified = await fixture.like('chloe');
    const { call, organization, userId } = verified;
    const { _id: intakeId } = await beginVisit(verified, 'sleep-support');
    await call('POST', '/sandbox/simulate/request-photo', { intakeId });
    // The photo that is sent then is a later one.
    fixture.turnClock(60);
    const { user } = await fixture.arrive(verified, home(userId));
    await user.click(await screen.findByRole('link', { name: /^Take a new photo/ }));
    await asks('Take a photo of yourself');
    expect(location.pathname).toBe('/photoreupload/profile');
    await choose(user, file('me.jpg', await jpeg(), 'image/jpeg'));
    // The photo arrives, and its answer is lost: the second try is refused, because nothing is asked for any more.
    fixture.calls.answer('POST /users', lost, 1);
    await goOn(user);
    await press(user, 'Retry');
    await isAt(home(userId));
    for (const { body } of uploads().slice(-2)) {
      expect(body).toMatch(/name="reupload_image"\r\n\r\ntrue/);
      expect(body).toMatch(/name="image_type"\r\n\r\nprofile_images/);
    }
    const intakes = await call<Intake[]>('GET', `/intakes/${organization}/patient/${userId}`);
    expect(intakes.map((one) => one.awaiting_patient_update)).toEqual(
      intakes.map(() => ({ is_awaiting: false, reason: null, hold_date: null })),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Take a new photo/ })).toBeNull());
    fixture.noComplaints();
  });
});

it('a visit that begins with the photos opens at the ID once its plan is chosen', async () => {
  const { user, visit } = await fixture.begin(
    'gus',
    'skin-renewal',
    ({ intake, userId }) => `/consultation/hiw/${userId}/${intake._id}/question/none`,
  );
  await asks("Let's get started on your visit");
  await goOn(user);
  await asks('Treatment preferences');
  await chooseRadio(user, /^3 months/);
  await goOn(user);
  await asks('Take a photo of your ID');
  const [stored] = await readIntakes(visit);
  expect(stored?.products.map(({ selected_configuration }) => selected_configuration.shipping.months)).toEqual([3]);
  await fixture.load(`/intake/${visit.intake._id}/checkout`);
  await asks(/^Where should we send/);
  await press(user, 'Back');
  await asks('Check your answers');
  await press(user, 'Back');
  await asks('Verify your identity');
  await press(user, 'Back');
  await asks('Treatment preferences');
  await screen.findByRole('radio', { name: /^3 months/, checked: true });
  fixture.noComplaints();
});
