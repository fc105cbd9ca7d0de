import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { away, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answersOf } from '../../support/portal/answersOf.ts';
import { asks, chooseRadio, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { logIn } from '../../support/steps/entryPageSteps.ts';
import { FEELING } from '../../support/steps/openFirstQuestion.ts';
import { arriveAtFirstQuestion, choose, leftFor, textBox, write } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const WORSE = 'What has become worse?';
const DOSES = 'Did you take your medication as agreed?';
const NOT_SAVED = 'What is on this screen is not saved yet.';
const HOME = '/dashboard/me/profile';

/** A follow-up at the question for a text that a first answer has opened. */
async function atText() {
  const begun = await arriveAtFirstQuestion(fixture);
  await choose(begun.user, 'Worse');
  await asks(WORSE);
  return begun;
}

const leave = async ({ user }: Awaited<ReturnType<typeof atText>>) =>
  user.click(screen.getByRole('link', { name: 'Save and leave' }));

/** Whether a browser asks before it leaves the document. */
const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Has the browser show the document again that it has kept. */
const showAgain = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const logOutElsewhere = () => fixture.calls.fetch('/v2/session/logout', { method: 'POST' });

describe('the way out of a visit', () => {
  it('leads home, where the card says what is left, and back to the open question', async () => {
    const begun = await atText();
    await leave(begun);
    await leftFor(fixture, HOME);
    await fixture.load();
    await says(/% complete\. \d+ questions left/);
    const [link] = await screen.findAllByRole('link', { name: 'Continue' });
    if (link) await begun.user.click(link);
    await fixture.load();
    await asks("Let's see how you are doing");
    await goOn(begun.user);
    await asks(WORSE);
    fixture.noComplaints();
  });

  it('asks about what is not saved, and leaves without it only on request', async () => {
    const begun = await atText();
    await write(begun.user, await textBox(), 'My back hurts');
    await leave(begun);
    await says(NOT_SAVED);
    await press(begun.user, 'Stay');
    expect((await textBox()).value).toBe('My back hurts');
    await leave(begun);
    await press(begun.user, 'Leave without it');
    await leftFor(fixture, HOME);
    expect(asksBeforeLeaving()).toBe(false);
    expect(Object.keys(await answersOf(begun.hana))).toEqual(['feeling']);
    fixture.noComplaints();
  });

  it('says where there is no network what is saved, and stays', async () => {
    const begun = await atText();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    await leave(begun);
    await says(/Everything you answered is saved\./);
    await write(begun.user, await textBox(), 'My back hurts');
    await leave(begun);
    await says(new RegExp(`${NOT_SAVED} Everything before it is\\.`));
    expect(fixture.left).toEqual([]);
    fixture.noComplaints();
  });

  it('waits for an answer that is being saved', async () => {
    const begun = await arriveAtFirstQuestion(fixture);
    const release = fixture.calls.hold('PUT /responses/');
    await choose(begun.user, 'Better');
    await says('Saving…');
    await leave(begun);
    await asks(FEELING);
    expect(fixture.left).toEqual([]);
    release();
    await leftFor(fixture, HOME);
    fixture.noComplaints();
  });

  it('is guarded by the browser while an answer is not saved, and not after', async () => {
    const { user, hana } = await arriveAtFirstQuestion(fixture);
    fixture.calls.answer('PUT /responses/', away, 1);
    expect(asksBeforeLeaving()).toBe(false);
    await choose(user, 'Better');
    await says('Not saved yet');
    expect(asksBeforeLeaving()).toBe(true);
    await press(user, 'Try again');
    await asks(DOSES);
    expect(asksBeforeLeaving()).toBe(false);
    expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'better' }, 1] });
    fixture.noComplaints();
  });
});

it('names the care team and 911 as help', async () => {
  const { user } = await arriveAtFirstQuestion(fixture);
  await user.click(screen.getByText('Help'));
  const [mail] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /@/ });
  expect(mail?.href).toBe('mailto:care@healthspan.example');
  screen.getByText('If this is an emergency, call 911.');
  fixture.noComplaints();
});

it('goes on behind the treatment that was chosen, on another device too', async () => {
  const { user, visit } = await fixture.begin(
    'gus',
    'metabolic-health',
    ({ intake }) => `/intake/${intake._id}/product-configure`,
  );
  const ADD_ONS = 'Would you like to add any additional treatments?';
  await chooseRadio(user, /^3 months/);
  await goOn(user);
  await asks(ADD_ONS);
  sessionStorage.clear();
  localStorage.clear();
  await fixture.load(HOME);
  await says(/% complete\. Check out/);
  const [link] = await screen.findAllByRole('link', { name: 'Continue' });
  if (link) await user.click(link);
  await fixture.load();
  await goOn(user);
  await asks(ADD_ONS);
  await fixture.load(`/intake/${visit.intake._id}/product-configure`);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^3 months/ }).checked).toBe(true));
  fixture.noComplaints();
});

it('waits with Back for the answer under way, and is in no conflict with itself', async () => {
  const { user, hana, intake } = await arriveAtFirstQuestion(fixture);
  await fixture.load(`/intake/${intake._id}/pharmacy-overview`);
  await goOn(user);
  await asks(FEELING);
  const release = fixture.calls.hold('PUT /responses/');
  await choose(user, 'Worse');
  await says('Saving…');
  await waitFor(() => expect(fixture.calls.calls.at(-1)?.method).toBe('PUT'));
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  release();
  await asks('Review Medical History');
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'worse' }, 1] });
  await goOn(user);
  await asks(FEELING);
  await choose(user, 'Better');
  await asks(DOSES);
  expect(await answersOf(hana)).toEqual({ feeling: [{ value: 'better' }, 2] });
  fixture.noComplaints();
});

it('opens a question that a link names once its patient has logged in', async () => {
  const { user, hana } = await arriveAtFirstQuestion(fixture);
  const address = location.pathname + location.search;
  await logOutElsewhere();
  await fixture.load(address);
  await leftFor(fixture, /^\/login\?redirectPath=/);
  await fixture.load();
  await logIn(user, hana.email);
  await leftFor(fixture, address.replaceAll(/[?]/g, String.raw`\$&`));
  await fixture.load();
  await asks(FEELING);
  expect(location.pathname + location.search).toBe(address);
  fixture.noComplaints();
});

it('says while the portal is away that it is, keeps what was written, and sends nobody to the login', async () => {
  const { user, hana } = await atText();
  await write(user, await textBox(), 'My back hurts');
  const message = 'We will be back soon. Please try again in a minute.';
  const goAway = () => {
    for (const method of ['GET', 'POST', 'PUT'])
      fixture.calls.answer(method, refused(503, 'ServiceUnavailable', message));
    // The document comes with the organization.
    fixture.calls.answer('GET /v2/organizations/search', (_request, pass) => pass());
  };
  goAway();
  await goOn(user);
  await says(message);
  expect((await textBox()).value).toBe('My back hurts');
  fixture.calls.restore();
  await press(user, 'Try again');
  await asks(DOSES);
  expect((await answersOf(hana))['feeling-worse']).toEqual([{ value: 'My back hurts' }, 1]);
  goAway();
  await fixture.load(HOME);
  await says(message);
  expect(fixture.left).toEqual([]);
  fixture.calls.restore();
  await press(user, 'Reload page');
  await waitFor(() => expect(fixture.left).toEqual(['reload']));
  await fixture.load();
  await asks('Hi, Hana');
});

describe('a page that the browser has kept', () => {
  it('is shown again as it was where its session lives', async () => {
    await arriveAtFirstQuestion(fixture);
    const release = fixture.calls.hold('POST /v2/session/refresh');
    showAgain();
    expect(document.documentElement.hidden).toBe(true);
    release();
    await waitFor(() => expect(document.documentElement.hidden).toBe(false));
    expect(fixture.left).toEqual([]);
    await asks(FEELING);
  });

  it('shows nothing more after a logout in another tab, and leads to the login', async () => {
    await arriveAtFirstQuestion(fixture);
    onTestFinished(() => void (document.documentElement.hidden = false));
    await logOutElsewhere();
    showAgain();
    expect(document.documentElement.hidden).toBe(true);
    await leftFor(fixture, /^\/login\?redirectPath=/);
    expect(document.documentElement.hidden).toBe(true);
  });

  it('gives way to the pages of another patient who has logged in since', async () => {
    await arriveAtFirstQuestion(fixture);
    onTestFinished(() => void (document.documentElement.hidden = false));
    await fixture.logIn((await fixture.like('eli')).email);
    showAgain();
    await waitFor(() => expect(fixture.left).toContain('reload'));
    expect(document.documentElement.hidden).toBe(true);
    await fixture.load();
    await asks('Hi, Eli');
    expect(screen.queryByText(FEELING)).toBeNull();
  });
});
