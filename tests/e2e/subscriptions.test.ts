import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { actionsOf } from '#flows/subscription-action/rules/actionsOf.ts';
import { sampled } from '../support/full.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { drawsByItself, expectQuestion, isAlive } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';
import {
  card,
  failures,
  giveReason,
  loseAnswer,
  openSubscriptions,
  panel,
  pressIn,
  stored,
  subscriber,
  subscriptionsOf,
  SUCCESS,
  succeeds,
} from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280 } } as const;

/** A new subscriber on the page, and what that browser sends. */
async function arrive(size: keyof typeof sizes = 'phone') {
  const { url } = fixture.portal;
  const one = await subscriber(url);
  const patient = await fixture.browser.newPatient(sizes[size]);
  const { page } = patient;
  const bodies = await sentBodies(page);
  let reads = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && response.url().endsWith('/subscriptions')) reads += 1;
  });
  await openSubscriptions(page, url, one);
  await card(page, one.subscription.name).waitFor();
  const path = (action: string) => `/v2/subscriptions/${one.subscription._id}/${action}`;
  return {
    ...one,
    patient,
    page,
    name: one.subscription.name,
    reads: () => reads,
    /** The bodies of an action that were sent. */
    sent: async (action: string) =>
      (await bodies()).filter(([call]) => call === `POST ${path(action)}`).map(([, body]) => body),
    now: () => stored(one, one.subscription._id),
    open: (button: string) =>
      card(page, one.subscription.name).getByRole('button', { name: button, exact: true }).click(),
  };
}

/** Waits until the list was read again, and shows a status. */
async function shows(page: Page, name: string, tab: string, label: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await card(page, name).getByText(label, { exact: true }).waitFor();
}

/** Pauses, from the button to the survey. */
async function toPause({ page, open }: Awaited<ReturnType<typeof arrive>>): Promise<void> {
  await open('Pause');
  await expectQuestion(page, 'Pause your subscription');
  expect(await panel(page).getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0);
  await pressIn(page, 'Pause');
  await expectQuestion(page, 'Why would you like to pause?');
}

/** Cancels, from the button over the offer to the survey. */
async function toCancel({ page, open }: Awaited<ReturnType<typeof arrive>>): Promise<void> {
  await open('Cancel');
  await pressIn(page, 'Cancel My Treatment');
  await expectQuestion(page, 'Would a pause be enough?');
  await pressIn(page, 'Cancel');
  await expectQuestion(page, 'Why would you like to cancel?');
}

const submitButton = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const isBlocked = (page: Page, name: string) => submitButton(page, name).getAttribute('aria-disabled');

describe.each(sampled(['phone', 'desktop'] as const, 1))('on a %s', (size) => {
  it('a subscription is paused and resumed at once', async () => {
    const at = await arrive(size);
    const { page, name, patient } = at;
    await expectAccessible(page);
    await toPause(at);
    await expectAccessible(page);
    expect(await isBlocked(page, 'Pause subscription')).toBe('true');
    await giveReason(page, 'Away or traveling');
    const before = at.reads();
    await pressIn(page, 'Pause subscription');
    await expectQuestion(page, SUCCESS);
    await expectAccessible(page);
    await expect.poll(at.reads).toBeGreaterThan(before);
    await succeeds(page);
    expect(await at.sent('pause')).toEqual([{ pause_reason: 'Away or traveling' }]);
    expect((await at.now()).status).toBe('paused');
    await says(page, "There's no active subscriptions.");

    await shows(page, name, 'Paused', 'Paused');
    await at.open('Resume');
    await expectQuestion(page, 'Resume your subscription');
    await expectAccessible(page);
    await panel(page)
      .getByLabel(/^Resume now/)
      .click();
    await pressIn(page, 'Resume subscription');
    await succeeds(page);
    expect(await at.sent('resume')).toEqual([{ shipNow: true }]);
    await shows(page, name, 'Active', 'Active');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes[size].width);
    noComplaints(patient);
  });

  it('a subscription is rescheduled', async () => {
    const at = await arrive(size);
    const { page, name, patient } = at;
    await at.open('Reschedule');
    await expectQuestion(page, 'Reschedule your subscription');
    await panel(page).getByRole('grid').waitFor();
    await expectAccessible(page);
    await pressIn(page, 'Next month');
    const day = panel(page).getByRole('button', { name: /day, \w+ 20, \d{4}/ });
    const chosen = /\w+ 20, \d{4}/.exec((await day.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await day.click();
    await pressIn(page, 'Reschedule');
    await succeeds(page);
    const [body] = await at.sent('reschedule');
    const { reschedule_date: date, status } = await at.now();
    expect([status, body]).toEqual(['rescheduled', { new_time: date }]);
    await shows(page, name, 'Active', 'Rescheduled');
    await says(page, `Your subscription is set to reschedule on ${chosen}. You can update at anytime.`);
    noComplaints(patient);
  });
});

it('a subscription is resumed when its period ends', async () => {
  const at = await arrive();
  const { page, name, patient, subscription } = at;
  await at.call('POST', `/v2/subscriptions/${subscription._id}/pause`, { pause_reason: 'Other' });
  await page.reload();
  await shows(page, name, 'Paused', 'Paused');
  await at.open('Resume');
  await panel(page)
    .getByLabel(/^Resume on /)
    .click();
  await pressIn(page, 'Resume subscription');
  await succeeds(page);
  expect(await at.sent('resume')).toEqual([{ shipNow: false }]);
  expect(await at.now()).toMatchObject({ status: 'active', current_period_end: subscription.current_period_end });
  noComplaints(patient);
});

it('a subscription whose paid period is over is offered to be resumed now alone, and says what is charged', async () => {
  const at = await arrive();
  const { page, name, patient, subscription } = at;
  await at.call('POST', `/v2/subscriptions/${subscription._id}/pause`, { pause_reason: 'Other' });
  await drawsByItself(page);
  await page.route('**/subscriptions', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const all: readonly Subscription[] = await response.json();
    return route.fulfill({
      response,
      json: all.map((one) => ({ ...one, current_period_end: '2026-01-05T12:00:00.000Z' })),
    });
  });
  await page.reload();
  await shows(page, name, 'Paused', 'Paused');
  await at.open('Resume');
  await says(page, `The period of ${name} that you have paid for is over.`);
  expect(await panel(page).getByRole('radio').count()).toBe(0);
  await expectAccessible(page);
  await pressIn(page, 'Resume now');
  await says(page, `A new period of ${name} has begun today, and `);
  await succeeds(page);
  expect(await at.sent('resume')).toEqual([{ shipNow: true }]);
  noComplaints(patient);
});

it('a subscription is cancelled with a reason of its own words, and a second press sends nothing more', async () => {
  const at = await arrive();
  const { page, name, patient } = at;
  await toCancel(at);
  await giveReason(page, 'Other');
  expect(await isBlocked(page, 'Cancel subscription')).toBe('true');
  await panel(page).getByPlaceholder('Please describe').fill('I move abroad.');
  await expectAccessible(page);
  await submitButton(page, 'Cancel subscription').dblclick();
  await succeeds(page);
  expect(await at.sent('cancel')).toEqual([{ cancel_reason: 'I move abroad.' }]);
  await shows(page, name, 'Canceled', 'Canceled');
  expect(await card(page, name).getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  noComplaints(patient);
});

it('from the cancel panel a subscription can be paused instead; one that is paused is not asked', async () => {
  const at = await arrive();
  const { page, name, patient } = at;
  await at.open('Cancel');
  await pressIn(page, 'Cancel My Treatment');
  await pressIn(page, 'Pause');
  await giveReason(page, 'Too expensive');
  await pressIn(page, 'Pause subscription');
  await succeeds(page);
  await shows(page, name, 'Paused', 'Paused');
  await at.open('Cancel');
  await pressIn(page, 'Cancel My Treatment');
  await expectQuestion(page, 'Cancel your subscription');
  expect(await panel(page).getByRole('button', { name: 'Pause', exact: true }).count()).toBe(0);
  noComplaints(patient);
});

it('one that cannot be paused is only asked whether to cancel', async () => {
  const { url } = fixture.portal;
  const caller = await fixture.chloe();
  const one = (await subscriptionsOf(caller)).find(({ status }) => status === 'unpaid');
  const patient = await fixture.browser.newPatient(sizes.phone);
  const { page } = patient;
  await openSubscriptions(page, url, caller);
  await page.getByRole('tab', { name: 'Show All' }).click();
  const unpaid = card(page, one?.name ?? '').filter({ hasText: 'Unpaid' });
  await unpaid.getByRole('button', { name: 'Cancel', exact: true }).click();
  await pressIn(page, 'Cancel My Treatment');
  await expectQuestion(page, 'Cancel your subscription');
  expect(await panel(page).getByRole('button', { name: 'Pause', exact: true }).count()).toBe(0);
  await expectAccessible(page);
  noComplaints(patient);
});

describe('an action that fails', () => {
  const actions = {
    pause: { to: toPause, button: 'Pause subscription', status: 'paused' },
    cancel: { to: toCancel, button: 'Cancel subscription', status: 'canceled' },
  } as const;
  const cases = Object.entries(actions).flatMap(([action, rest]) =>
    Object.entries(failures).map(([how, fail]) => ({ action, how, fail, ...rest })),
  );

  it.each(sampled(cases, 2))('$action because $how stays as it is and succeeds when it is tried again', async (one) => {
    const { action, fail, to, button, status } = one;
    const at = await arrive();
    const { page, patient } = at;
    await to(at);
    await giveReason(page, 'Other', 'Planted words');
    const url = `**/v2/subscriptions/*/${action}`;
    let failed = 0;
    await page.route(url, async (route) => {
      failed += 1;
      await fail(route);
    });
    await pressIn(page, button);
    await expect.poll(() => failed).toBe(1);
    await expect.poll(() => isBlocked(page, 'Error. Try Again')).toBeNull();
    expect(await panel(page).getByPlaceholder('Please describe').inputValue()).toBe('Planted words');
    expect(await panel(page).getByRole('alert').allTextContents()).toEqual([
      'This was not done. Please try again.',
      '',
    ]);
    await expectAccessible(page);
    await page.unroute(url);
    await pressIn(page, 'Error. Try Again');
    await succeeds(page);
    expect((await at.now()).status).toBe(status);
    const [first, second, ...others] = await at.sent(action);
    expect([first, others]).toEqual([second, []]);
    noComplaints(patient);
  });

  it('has succeeded all the same where its answer was lost, whatever reason is given then', async () => {
    const at = await arrive();
    const { page, name, patient } = at;
    await toPause(at);
    await giveReason(page, 'Too expensive');
    await page.route('**/v2/subscriptions/*/pause', loseAnswer, { times: 1 });
    await pressIn(page, 'Pause subscription');
    await expect.poll(async () => (await at.sent('pause')).length).toBe(1);
    await expect.poll(() => isBlocked(page, 'Error. Try Again')).toBeNull();
    await giveReason(page, 'Not using it enough');
    await pressIn(page, 'Error. Try Again');
    await succeeds(page);
    expect(await at.sent('pause')).toHaveLength(2);
    await shows(page, name, 'Paused', 'Paused');
    noComplaints(patient);
  });

  it.each(sampled(Object.entries(failures), 1))('resuming because %s keeps the choice', async (_, fail) => {
    const at = await arrive();
    const { page, name, patient, subscription } = at;
    await at.call('POST', `/v2/subscriptions/${subscription._id}/pause`, { pause_reason: 'Other' });
    await page.reload();
    await shows(page, name, 'Paused', 'Paused');
    await at.open('Resume');
    await panel(page)
      .getByLabel(/^Resume now/)
      .click();
    await page.route('**/v2/subscriptions/*/resume', fail, { times: 1 });
    await pressIn(page, 'Resume subscription');
    await expect.poll(async () => (await at.sent('resume')).length).toBe(1);
    await expect.poll(() => isBlocked(page, 'Error. Try Again')).toBeNull();
    expect(
      await panel(page)
        .getByLabel(/^Resume now/)
        .isChecked(),
    ).toBe(true);
    await pressIn(page, 'Error. Try Again');
    await succeeds(page);
    expect((await at.now()).status).toBe('active');
    noComplaints(patient);
  });

  it.each(sampled(Object.entries(failures).toReversed(), 1))(
    'rescheduling because %s keeps the day',
    async (_, fail) => {
      const at = await arrive();
      const { page, patient } = at;
      await at.open('Reschedule');
      await panel(page).getByRole('grid').waitFor();
      await pressIn(page, 'Next month');
      await panel(page)
        .getByRole('button', { name: /day, \w+ 20, \d{4}/ })
        .click();
      await page.route('**/v2/subscriptions/*/reschedule', fail, { times: 1 });
      await pressIn(page, 'Reschedule');
      await expect.poll(async () => (await at.sent('reschedule')).length).toBe(1);
      await expect.poll(() => isBlocked(page, 'Error. Try Again')).toBeNull();
      await panel(page)
        .getByText(/day, \w+ 20, \d{4}/)
        .first()
        .waitFor();
      await pressIn(page, 'Error. Try Again');
      await succeeds(page);
      const [first, second] = await at.sent('reschedule');
      expect(second).toEqual(first);
      expect(first).toEqual({ new_time: (await at.now()).reschedule_date });
      noComplaints(patient);
    },
  );
});

describe('the list', () => {
  it('of a patient without any leads to the shop', async () => {
    const { url } = fixture.portal;
    const one = await signUpByCall(url, completeProfile);
    const patient = await fixture.browser.newPatient(sizes.phone);
    const { page } = patient;
    await openSubscriptions(page, url, one);
    await says(page, 'No Active Subscriptions');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Visit Our Shop' }).click();
    await page.waitForURL('**/shop');
    noComplaints(patient);
  });

  it('is divided into tabs, in which the keyboard moves', async () => {
    const at = await arrive();
    const { page, patient } = at;
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    expect(await tab('Active').getAttribute('aria-selected')).toBe('true');
    await isAlive(page);
    await tab('Active').focus();
    await page.keyboard.press('ArrowRight');
    await says(page, "There's no paused subscriptions.");
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await says(page, "There's no canceled subscriptions.");
    await page.keyboard.press('Home');
    await card(page, at.name).waitFor();
    expect(await tab('Show All').getAttribute('aria-selected')).toBe('true');
    noComplaints(patient);
  });

  it('shows every status with exactly its buttons', async () => {
    const { url } = fixture.portal;
    const caller = await fixture.chloe();
    const all = await subscriptionsOf(caller);
    expect(new Set(all.map(({ status }) => status)).size).toBe(13);
    const patient = await fixture.browser.newPatient(sizes.desktop);
    const { page } = patient;
    await openSubscriptions(page, url, caller);
    const running: ReadonlySet<string> = new Set([
      'active',
      'rescheduled',
      'prescription_requested',
      'past_due',
      'paused_by_reschedule',
    ]);
    const cards = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect.poll(() => cards.count()).toBe(all.filter(({ status }) => running.has(status)).length);
    await page.getByRole('tab', { name: 'Show All' }).click();
    await expect.poll(() => cards.count()).toBe(all.length);
    const names = {
      pay: 'Pay now',
      resume: 'Resume',
      reschedule: 'Reschedule',
      pause: 'Pause',
      message: 'Message Us',
      cancel: 'Cancel',
    };
    const more = new Set(['Prescription details', 'Download invoice', 'Ask about this']);
    for (const [index, one] of all.entries()) {
      const buttons = await cards.nth(index).locator('button, a').allInnerTexts();
      expect(buttons.filter((text) => !more.has(text))).toEqual(actionsOf(one).map((action) => names[action]));
    }
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('that cannot be read says nothing of why, and is read again', async () => {
    const { url } = fixture.portal;
    const one = await subscriber(url);
    const patient = await fixture.browser.newPatient(sizes.phone);
    const { page } = patient;
    await drawsByItself(page);
    await page.route('**/subscriptions', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await openSubscriptions(page, url, one);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.getByText(/Unable to get|Network error/).count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/subscriptions');
    await again.click();
    await card(page, one.subscription.name).waitFor();
    noComplaints(patient);
  });

  it("opens at the patient's own address, whoever it names", async () => {
    const at = await arrive();
    await at.page.goto(`${fixture.portal.url}/dashboard/${'0'.repeat(24)}/subscriptions`);
    await at.page.waitForURL(`**/dashboard/${at.userId}/subscriptions`);
    await card(at.page, at.name).waitFor();
    noComplaints(at.patient);
  });
});

it('the invoice is downloaded as a PDF', async () => {
  const at = await arrive();
  const { page, patient } = at;
  const [download] = await Promise.all([page.waitForEvent('download'), at.open('Download invoice')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await download.failure()).toBeNull();
  await page.route('**/invoice?*', (route) => route.abort(), { times: 1 });
  await at.open('Download invoice');
  await says(page, 'The invoice could not be loaded. Please try again.');
  await expectAccessible(page);
  noComplaints(patient);
});

/** A subscription of the demo patient that can be rescheduled behind the end of its prescription, and was before. */
async function prescribed() {
  const caller = await fixture.chloe();
  const read = (one: Subscription) =>
    caller.call<Medication>(
      'GET',
      `/users/${caller.organization}/user/${caller.userId}/subscription/${one._id}/medication?prescription_id=${one.prescriptions[0]}`,
    );
  for (const one of await subscriptionsOf(caller)) {
    if (one.prescriptions.length === 0 || one.status !== 'rescheduled') continue;
    const medication = await read(one);
    const { expiration_date: end } = medication;
    const days = end === null ? Infinity : (Date.parse(end) - Date.now()) / 86_400_000;
    if (days > 1 && days < 330) return { caller, one, medication };
  }
  throw new Error('the demo patient has no prescription that ends within a year');
}

describe('what is prescribed', () => {
  it('is shown with its instructions and its end, and a change can be asked for', async () => {
    const { caller, one, medication } = await prescribed();
    const patient = await fixture.browser.newPatient(sizes.phone);
    const { page } = patient;
    const bodies = await sentBodies(page);
    await openSubscriptions(page, fixture.portal.url, caller);
    await card(page, one.name).first().getByRole('button', { name: 'Prescription details' }).click();
    await says(page, medication.patient_instructions ?? '');
    await says(page, /^Expires on \w+ \d+, \d{4}$/);
    expect(await panel(page).getByRole('radio', { name: 'Other' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await panel(page).getByRole('textbox').fill('It makes me dizzy.');
    await page.route('**/request-prescription-change', (route) => route.abort(), { times: 1 });
    await pressIn(page, 'Send request');
    await says(page, 'An error has occurred on submitting modification.');
    expect(await panel(page).getByRole('textbox').inputValue()).toBe('It makes me dizzy.');
    await panel(page).getByLabel('Lower my dosage').click();
    await pressIn(page, 'Send request');
    await says(page, 'Your request was sent');
    await expectAccessible(page);
    const sent = (await bodies()).filter(([call]) => call.endsWith('/request-prescription-change'));
    expect(sent.at(-1)?.[1]).toEqual({ requestType: 'LowerDosage', comment: 'It makes me dizzy.' });
    noComplaints(patient);
  });

  it('has expired on a day behind its end, of which the patient is asked first', async () => {
    const { caller, one } = await prescribed();
    const patient = await fixture.browser.newPatient(sizes.desktop);
    const { page } = patient;
    await openSubscriptions(page, fixture.portal.url, caller);
    const open = card(page, one.name).getByRole('button', { name: 'Reschedule', exact: true }).first();
    await open.click();
    await panel(page).getByRole('grid').waitFor();
    const next = panel(page).getByRole('button', { name: 'Next month' });
    while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
    await panel(page)
      .getByRole('button', { name: /day, \w+ 1, \d{4}/ })
      .click();
    await pressIn(page, 'Reschedule');
    await expectQuestion(page, 'Your prescription will have expired by then');
    await says(page, /We renew it for free/);
    await expectAccessible(page);
    await pressIn(page, 'Cancel');
    await expectQuestion(page, 'Reschedule your subscription');
    expect((await stored(caller, one._id)).reschedule_date).toBe(one.reschedule_date);
    // The date is sent only now. It does not arrive: chloe stays as she is.
    const sent: unknown[] = [];
    await page.route('**/v2/subscriptions/*/reschedule', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.abort();
    });
    await pressIn(page, 'Reschedule');
    expect(sent).toEqual([]);
    await pressIn(page, 'Continue');
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(sent[0]).toEqual({ new_time: expect.any(Number) });
    expect((await stored(caller, one._id)).reschedule_date).toBe(one.reschedule_date);
    noComplaints(patient);
  });
});
