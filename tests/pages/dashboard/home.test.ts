import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, beginVisit } from '../../support/portal/answeredVisit.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { sendPhotos } from '../../support/portal/sendPhotos.ts';
import { asks, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { follow } from '../../support/steps/entryPageSteps.ts';
import { choose } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const THANKS = 'Thank you. We have your visit.';
const asked = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Verify (Account|Now)/ });
const welcome = async () => await openPanel(THANKS);
const isWelcomed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const home = () => asks(/^Hi,/);

/** A patient whose check-in is complete. */
async function checkedIn(): Promise<Caller & { readonly intakeId: string }> {
  const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
  await visit.call('POST', `/v2/intakes/${visit.intake._id}/complete`, {});
  return { ...visit, intakeId: visit.intake._id };
}

/** The tab remembers a visit as completed. */
const complete = (intakeId: string) => sessionStorage.setItem('intake_completed', JSON.stringify(intakeId));

describe('verification of the account', () => {
  it('is asked for once on every page of the dashboard', async () => {
    const { user, userId } = await fixture.arrive('dora', '/dashboard', { width: 320 });
    const path = `/verification/${userId}/verify_account`;
    await says('To ensure the prompt and secure delivery of your protocol, please verify your account.');
    expect(screen.getByText('Not Verified')).toBeDefined();
    for (const elsewhere of [`/dashboard/${userId}/messages`, `/dashboard/${userId}/settings/email`, '/shop']) {
      await fixture.load(elsewhere);
      const bar = await part('Account verification');
      expect(bar.getByRole('link', { name: 'Verify Account' }).getAttribute('href')).toBe(path);
      expect(asked()).toHaveLength(1);
    }
    for (const own of [`/dashboard/${userId}/profile`, `/dashboard/${userId}/settings`]) {
      await fixture.load(own);
      await screen.findByText('Not Verified');
      await waitFor(() => expect(asked().map((link) => link.getAttribute('href'))).toEqual([path]));
    }
    await fixture.load('/shop');
    await user.click((await part('Account verification')).getByRole('link', { name: 'Verify Account' }));
    await waitFor(() => expect(location.pathname).toBe(path));
    fixture.noComplaints();
  });

  it('is not asked for once it is done', async () => {
    await fixture.arrive(await fixture.chloe());
    await screen.findByText('Verified Account');
    expect(asked()).toEqual([]);
    fixture.noComplaints();
  });

  it('shows what the care team does: a call, a decision, the wish for another photo', async () => {
    const gus = await fixture.like('gus');
    const { call, userId } = gus;
    const { user } = await fixture.arrive(gus);
    await home();
    await call('POST', '/sandbox/simulate/book-verification-call', { userId });
    await fixture.load();
    await says(
      'You have a call scheduled to verify your account. In the meantime, you have the option to proceed with identify verification.',
    );
    await sendPhotos(fixture.url, gus);
    await fixture.load();
    await screen.findByText('Verification Pending');
    expect(asked()).toEqual([]);

    await call('POST', '/sandbox/simulate/reject-identity', { userId });
    await fixture.load();
    await screen.findByText('Verification Rejected');
    await screen.findByRole('heading', { name: 'We could not verify your identity' });

    const { _id: intakeId } = await beginVisit(gus, 'sleep-support');
    await call('POST', '/sandbox/simulate/request-photo', { intakeId });
    await fixture.load();
    await screen.findByText('Your care team needs a new photo of you');
    await says('Your photo is too dark to compare with your ID. Please take a new one.');
    await user.click(screen.getByRole('link', { name: /^Take a new photo/ }));
    await waitFor(() => expect(location.pathname).toBe('/photoreupload/profile'));
    fixture.noComplaints();
  });
});

describe('after a visit', () => {
  it('says what comes next, with confetti for patients who want motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    onTestFinished(() => vi.mocked(globalThis.matchMedia).mockRestore());
    const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    await fixture.arrive(visit, `/intake/${visit.intake._id}/checkout`);
    await asks('Thank you for checking in');
    await fixture.load(`/dashboard/${visit.userId}/profile`);
    const dialog = await welcome();
    expect(dialog.getByText('What comes next')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Stop the confetti' })).toBeDefined();
    fixture.noComplaints();
  });

  it('leads on to verification from a window wider than 760 px, once', async () => {
    const one = await checkedIn();
    const path = `/dashboard/${one.userId}/profile`;
    const { user } = await fixture.arrive(one, '/orders', { width: 760 });
    complete(one.intakeId);
    await fixture.load(path);
    await welcome();
    expect(screen.queryByRole('button', { name: 'Stop the confetti' })).toBeNull();
    await user.keyboard('{Escape}');
    await isWelcomed();
    expect(location.pathname).toBe(path);
    expect(sessionStorage.getItem('intake_completed')).toBeNull();
    await fixture.load();
    await screen.findByRole('list', { name: 'Your care' });
    expect(screen.queryByRole('dialog')).toBeNull();

    await fixture.visit(path, { width: 761 });
    complete(one.intakeId);
    await fixture.load();
    await user.click((await welcome()).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.pathname).toBe(`/verification/${one.userId}/verify_account`));
    complete(one.intakeId);
    await fixture.load(path);
    await user.click((await welcome()).getByRole('button', { name: 'Close' }));
    await isWelcomed();
    expect(location.pathname).toBe(path);
    fixture.noComplaints();
  });

  it('leads nowhere where verification was put off, or is done', async () => {
    const hana = await checkedIn();
    const chloe = await fixture.chloe();
    const sent = (await readIntakes(chloe)).find(({ patient_complete: at }) => at !== null);
    for (const [who, intakeId, isPutOff] of [
      [hana, hana.intakeId, true],
      [chloe, sent?._id ?? 'none', false],
    ] as const) {
      const { user } = await fixture.arrive(who, '/orders', { width: 1280 });
      complete(intakeId);
      if (isPutOff) sessionStorage.setItem('identity_put_off', '1');
      await fixture.load(`/dashboard/${who.userId}/profile`);
      await user.click((await welcome()).getByRole('button', { name: 'Continue' }));
      await isWelcomed();
      expect(location.pathname).toBe(`/dashboard/${who.userId}/profile`);
      sessionStorage.clear();
    }
  });
});

it('lists incomplete visits, rapamycin first, with their progress, and cancels one on request', async () => {
  const gus = await fixture.like('gus');
  const { user } = await fixture.arrive(gus, '/dashboard', { width: 1280 });
  await user.click((await part(/Metabolic health/)).getByRole('link', { name: /^Start visit/ }));
  await follow(fixture, /^\/consultation\/hiw\//);
  for (const title of ["Let's get started on your visit", 'Tell us about yourself', 'Review Medical History']) {
    await asks(title);
    await goOn(user);
  }
  await asks('What matters most to you?');
  await choose(user, 'None of the above');
  await goOn(user);
  await asks('Has a doctor told you any of this about your blood sugar?');
  await fixture.load('/dashboard');
  await screen.findByText('12% complete. 5 questions left');
  fixture.turnClock(1);
  await user.click((await part(/Rapamycin/)).getByRole('link', { name: /^Start visit/ }));
  await follow(fixture, /^\/consultation\/hiw\//);
  await asks("Let's get started on your visit");
  await fixture.load('/dashboard');
  const visits = await part('Continue your visit');
  const titles = () => visits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Rapamycin', 'Metabolic health']));
  const [first] = visits.getAllByRole('listitem');
  if (!first) throw new Error('there are two visits');
  await user.click(within(first).getByRole('button', { name: 'Cancel visit' }));
  await user.click(await within(first).findByRole('button', { name: 'Yes, cancel the visit' }));
  expect((await part(/Rapamycin/)).getByRole('link', { name: /^Start visit/ })).toBeDefined();
  expect(titles()).toEqual(['Metabolic health']);
  const held = await readIntakes(gus);
  expect(held.map(({ intake_template: { slug }, closed }) => [slug, closed !== null])).toEqual([
    ['rapamycin', true],
    ['metabolic-health', false],
  ]);
  fixture.noComplaints();
});

it('is shown without a read that failed, and reads again on request', async () => {
  const dora = await fixture.like('dora');
  const { user } = await fixture.arrive(dora, '/orders');
  fixture.calls.answer('GET /intake-template', away);
  await fixture.load(`/dashboard/${dora.userId}/profile`);
  await screen.findByRole('button', { name: 'Load again' });
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('link', { name: 'Message us' });
  fixture.calls.restore();
  await press(user, 'Load again');
  await screen.findByRole('link', { name: 'Start visit: Start with a visit: Rapamycin' });
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});

it('is where addresses of the dashboard lead, whichever patient they name', async () => {
  const nobody = '0'.repeat(24);
  const { userId } = await fixture.arrive('dora', `/dashboard/${nobody}`);
  for (const path of [undefined, `/dashboard/${nobody}/profile/${nobody}`]) {
    await fixture.load(path);
    await asks('Hi, Dora');
    expect(location.pathname).toBe(`/dashboard/${userId}/profile`);
  }
  for (const path of ['/messages', `/messages/${nobody}/new`, `/dashboard/${nobody}/messages`]) {
    await fixture.load(path);
    await asks('Messages');
    expect(location.pathname).toBe(`/dashboard/${userId}/messages`);
  }
  await within(screen.getByRole('main')).findByText('If this is an emergency, call 911.');
  fixture.noComplaints();
});
