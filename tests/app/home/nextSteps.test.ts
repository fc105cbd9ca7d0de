import { describe, expect, it } from 'vitest';
import { describeStep } from '#app/dashboard/home/next/describeStep.ts';
import type { HomeFacts } from '#app/dashboard/home/rules/HomeFacts.ts';
import { isAlert, nextSteps } from '#app/dashboard/home/rules/nextSteps.ts';
import { exampleCard } from '#stories/exampleCard.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';
import { exampleUser } from '#stories/pages/exampleUser.ts';
import { exampleFacts, MOMENT } from '#stories/pages/home/exampleFacts.ts';
import { exampleVisit } from '#stories/pages/visit/exampleVisit.ts';

const potassium = { report: 'r', name: 'Potassium', value: '6.7', unit: 'mmol/L' };

const kinds = (more: Partial<HomeFacts>) => nextSteps(exampleFacts(more)).map(({ kind }) => kind);

const described = (more: Partial<HomeFacts>) => {
  const [step] = nextSteps(exampleFacts(more));
  return step && describeStep(step, 'me');
};

const unverified = exampleUser();
const begun = exampleVisit('Rapamycin', 3, 9);
const stopped = exampleVisit('Sleep', 2, 9, { stopped: true });
const submitted = exampleVisit('Rapamycin', 9, 9, { patient_complete: MOMENT });
const awaiting = (reason: string | null) =>
  exampleVisit('Sleep', 9, 9, {
    patient_complete: MOMENT,
    awaiting_patient_update: { is_awaiting: true, reason, hold_date: MOMENT },
  });
const template = (slug: string) => ({ ...begun.intake_template, _id: slug, slug });
const unpaid = exampleSubscription({ status: 'past_due' });
const coaching = exampleSubscription({ type: 'coaching-membership', name: 'Longevity Coaching' });
const card = { ...exampleCard, exp_month: 11, exp_year: 2026, exp: '11/2026' };

describe('what a patient has to do', () => {
  it.each<readonly [string, Partial<HomeFacts>, readonly string[]]>([
    ['nothing, where all is done', {}, []],
    [
      'nothing next to the alert for a critical value',
      { labs: [{ id: 'l', status: 'results_ready', alarms: [potassium] }] },
      [],
    ],
    ['to look at a result', { labs: [{ id: 'l', status: 'results_ready' }] }, ['results']],
    ['nothing for a result that was opened', { labs: [{ id: 'l', status: 'results_ready', opened: true }] }, []],
    ['nothing for a lab test without results', { labs: [{ id: 'l', status: 'awaiting_results' }] }, []],
    ['to send another photo', { intakes: [awaiting('Too dark.')] }, ['photo']],
    ['to talk about what is held, and not to pay it', { subscriptions: [{ ...unpaid, held: true }] }, ['held']],
    ['to pay what could not be charged', { subscriptions: [unpaid] }, ['payment']],
    ['to replace a card that expires', { card }, ['card']],
    ['nothing for a card that is good', { card: { ...card, exp_year: 2030 } }, []],
    [
      'to verify an identity that was rejected',
      { user: exampleUser({ verificationStatus: 'rejected' }), intakes: [submitted] },
      ['rejected'],
    ],
    ['to verify an identity, after a visit', { user: unverified, intakes: [submitted] }, ['identity']],
    [
      'to verify an outdated identity',
      { user: exampleUser({ verificationStatus: 'outdated' }), intakes: [submitted] },
      ['identity'],
    ],
    [
      'nothing while an identity is under review',
      { user: exampleUser({ verificationStatus: 'pending' }), intakes: [submitted] },
      [],
    ],
    ['to finish a visit', { intakes: [begun] }, ['visit']],
    [
      'to talk about a stopped visit, and not to verify an identity',
      { user: unverified, intakes: [stopped] },
      ['stopped'],
    ],
    [
      'to verify an identity for a visit beside a stopped one',
      { user: unverified, intakes: [stopped, submitted] },
      ['stopped', 'identity'],
    ],
    ['to finish a visit beside a stopped one', { intakes: [stopped, begun] }, ['stopped', 'visit']],
    [
      'nothing to start that was ruled out before',
      { intakes: [{ ...stopped, closed: MOMENT }], templates: [begun.intake_template] },
      [],
    ],
    ['to start, where nothing was begun', { templates: [template('sleep-support')] }, ['start']],
    [
      'to start before an identity is verified',
      { user: unverified, templates: [template('rapamycin')] },
      ['start', 'identity'],
    ],
    [
      'nothing to start where something was bought',
      { subscriptions: [exampleSubscription()], templates: [template('rapamycin')] },
      [],
    ],
    [
      'nothing to start while a lab test is under way',
      { labs: [{ id: 'l', status: 'pending' }], templates: [template('rapamycin')] },
      [],
    ],
    [
      'nothing to start before it is known what was ordered of labs',
      { labs: undefined, templates: [template('rapamycin')] },
      [],
    ],
    [
      'nothing to start before it is known what was begun',
      { intakes: undefined, templates: [template('rapamycin')] },
      [],
    ],
    [
      'nothing to start before it is known what was bought',
      { subscriptions: undefined, templates: [template('rapamycin')] },
      [],
    ],
    ['to book a call', { subscriptions: [coaching] }, ['call']],
  ])('%s', (_, facts, expected) => {
    expect(kinds(facts)).toEqual(expected);
  });

  it('stands in the order of its weight', () => {
    expect(
      kinds({
        user: exampleUser({ verificationStatus: 'outdated' }),
        intakes: [begun, awaiting(null)],
        subscriptions: [coaching, unpaid],
        labs: [{ id: 'ready', status: 'results_ready' }],
        card,
        templates: [template('rapamycin')],
      }),
    ).toEqual(['photo', 'payment', 'card', 'visit', 'identity', 'call', 'results']);
  });

  it('says that a provider wrote a note on results where that is true', () => {
    const lab = { id: 'l', status: 'results_ready' } as const;
    expect(described({ labs: [{ ...lab, explained: true }] })?.texts).toEqual([
      'Read them with the note from your provider.',
    ]);
    expect(described({ labs: [{ ...lab, explained: false }] })?.texts).toEqual(['Read what they say.']);
  });

  it('says that results wait for the note of a provider where the patient chose that', () => {
    expect(described({ labs: [{ id: 'l', status: 'results_ready', waits: true }] })).toMatchObject({
      texts: ['They wait for your provider’s note, as you chose.'],
      action: 'See this lab test',
      path: '/labs/l',
    });
  });

  it('is an alert where something is wrong', () => {
    const alerts = nextSteps(exampleFacts({ user: unverified, card, intakes: [begun], subscriptions: [unpaid] }));
    expect(alerts.filter(isAlert).map(({ kind }) => kind)).toEqual(['payment', 'card']);
  });

  it('names each reason for a photo once, and has one for a wish without a reason', () => {
    const steps = nextSteps(exampleFacts({ intakes: [awaiting('Too dark.'), awaiting('Too dark.'), awaiting(null)] }));
    expect(steps).toEqual([{ kind: 'photo', reasons: ['Too dark.', expect.stringContaining('send a new one')] }]);
  });

  it('begins with the recommended visit', () => {
    const templates = [template('sleep-support'), template('rapamycin')];
    expect(nextSteps(exampleFacts({ templates }))).toMatchObject([{ kind: 'start', template: { slug: 'rapamycin' } }]);
  });

  it('says that a call to verify the patient is booked', () => {
    const user = exampleUser({ appointment_counts: { upcoming: 1, user_verification: 1 } });
    expect(nextSteps(exampleFacts({ user, intakes: [submitted] }))).toEqual([{ kind: 'identity', scheduled: true }]);
  });
});

describe('a step in words', () => {
  it('begins a message about the stopped visit or the treatment on hold, and counts no questions', () => {
    const visit = described({ intakes: [stopped] });
    expect(visit).toMatchObject({
      title: 'Talk with your care team about your visit: Sleep',
      path: '/dashboard/me/messages',
      search: { visit: stopped._id },
    });
    expect(visit?.texts.join(' ')).not.toMatch(/%|question/);
    const held = exampleSubscription({ held: true });
    expect(described({ subscriptions: [held] })?.search).toEqual({ subscription: held._id });
  });

  it('names what waits for its review beside what is taken, and alone', () => {
    const taken = exampleSubscription({ held: true });
    const waiting = exampleSubscription({ held: true, status: 'prescription_requested', name: 'Metformin ER' });
    const both = described({ subscriptions: [taken, waiting] });
    expect(both?.texts[0]).toContain('Generic Rapamycin and Metformin ER');
    expect(both?.texts[1]).toBe('The review of Metformin ER waits because of what you told us.');
    const alone = described({ subscriptions: [waiting] });
    expect(alone?.title).toBe('Talk with your care team about Metformin ER');
    expect(alone?.texts.join(' ')).not.toContain('next dose');
  });

  it('names all that could not be charged', () => {
    const electrolytes = exampleSubscription({ status: 'unpaid', name: 'Electrolytes' });
    expect(described({ subscriptions: [unpaid, electrolytes] })?.texts[0]).toBe(
      'We could not charge your card for Generic Rapamycin and Electrolytes.',
    );
  });

  it('promises another try only while there is one', () => {
    const [tried, ended] = (['past_due', 'unpaid'] as const).map(
      (status) => described({ subscriptions: [exampleSubscription({ status })] })?.texts[1],
    );
    expect(tried).toContain('The next try takes the card that is saved here.');
    expect(ended).toContain('message your care team to start it again');
  });

  it('leads to the payment of what is owed', () => {
    const owed = { amount: 4400, period_start: '2026-10-01T00:00:00.000Z', period_end: '2026-11-01T00:00:00.000Z' };
    const step = described({ subscriptions: [exampleSubscription({ status: 'unpaid', owed })] });
    expect(step).toMatchObject({ action: 'Pay now', path: '/dashboard/me/subscriptions', search: { show: 'all' } });
    expect(step?.texts[1]).toBe('Nothing is sent until it is paid.');
  });

  it('tells a card that has expired from one that will', () => {
    expect(described({ card })?.title).toBe('Your card expires at the end of 11/2026');
    expect(described({ card })?.texts[0]).toContain('Your Visa ending in 4242 pays for your care.');
    expect(described({ card: { ...card, exp_month: 10, exp: '10/2026' } })?.title).toBe('Your card has expired');
  });

  it('leads to where it is done, of the patient who asks', () => {
    expect(described({ subscriptions: [unpaid] })?.path).toBe('/dashboard/me/settings/billing');
    expect(described({ user: unverified, intakes: [submitted] })?.path).toBe('/verification/me/verify_account');
  });
});
