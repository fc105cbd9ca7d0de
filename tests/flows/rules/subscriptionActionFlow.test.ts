import { describe, expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import steps from '#flows/subscription-action/subscription-action.steps.json';
import { startSubscriptionAction, type ActionEffect } from './startSubscriptionAction.ts';

const NORMAL = '2026-08-01';
const OVERDUE = '2026-12-24';
const reasonMissing = ['Please answer all questions before continuing.'];

describe('the panel to pause or cancel', () => {
  it.each([
    { opened: 'pause', paused: false, at: 'pause-alone', buttons: ['pause'] },
    { opened: 'cancel', paused: false, at: 'pause-or-cancel', buttons: ['pause', 'cancel'] },
    { opened: 'cancel', paused: true, at: 'cancel-alone', buttons: ['keep', 'cancel'] },
  ] as const)('opened by $opened, paused: $paused, offers $buttons', async ({ at, buttons, ...start }) => {
    const panel = await startSubscriptionAction(start);
    expect([panel.at(), panel.buttons()]).toEqual([at, buttons]);
  });

  it('takes no way on that it does not offer', async () => {
    const panel = await startSubscriptionAction({ opened: 'pause' });
    await panel.choose('cancel');
    expect([panel.at(), panel.refused()]).toEqual(['pause-alone', ['Please choose one of the options shown.']]);
  });

  it('pauses for a reason', async () => {
    const panel = await startSubscriptionAction({ opened: 'pause' });
    await panel.choose('pause');
    expect(panel.at()).toBe('pause-reason');
    await panel.choose('traveling');
    expect([panel.at(), panel.calls]).toEqual(['paused', ['pause: traveling']]);
    await panel.submit({});
    expect(panel.at()).toBe('left forward');
  });

  it('pauses in place of cancelling', async () => {
    const panel = await startSubscriptionAction({ opened: 'cancel' });
    await panel.choose('pause');
    await panel.choose('not-using');
    expect([panel.at(), panel.calls]).toEqual(['paused', ['pause: not-using']]);
  });

  it('cancels for a reason', async () => {
    const panel = await startSubscriptionAction({ opened: 'cancel' });
    await panel.choose('cancel');
    expect(panel.at()).toBe('cancel-reason');
    await panel.choose('no-need');
    expect([panel.at(), panel.calls]).toEqual(['canceled', ['cancel: no-need']]);
  });

  it('keeps a paused subscription, and leaves', async () => {
    const panel = await startSubscriptionAction({ opened: 'cancel', paused: true });
    await panel.choose('keep');
    expect([panel.at(), panel.calls]).toEqual(['left back', []]);
  });

  it('cancels a paused subscription', async () => {
    const panel = await startSubscriptionAction({ opened: 'cancel', paused: true });
    await panel.choose('cancel');
    await panel.choose('not-working');
    expect([panel.at(), panel.calls]).toEqual(['canceled', ['cancel: not-working']]);
  });

  it.each(['pause', 'cancel'] as const)('does not %s without a reason', async (action) => {
    const panel = await startSubscriptionAction({ opened: 'cancel' });
    await panel.choose(action);
    for (const answer of [{}, { value: '' }, { value: 'other' }, { value: 'other', 'details.other': '  ' }]) {
      await panel.submit(answer);
      expect([panel.at(), panel.refused()]).toEqual([`${action}-reason`, reasonMissing]);
    }
    await panel.submit({ value: 'other', 'details.other': 'I move abroad' });
    expect([panel.at(), panel.calls]).toEqual([
      action === 'pause' ? 'paused' : 'canceled',
      [`${action}: I move abroad`],
    ]);
  });

  it('goes back from a reason to the choice, where another one can be made, and then leaves', async () => {
    const panel = await startSubscriptionAction({ opened: 'cancel' });
    await panel.choose('pause');
    await panel.back();
    expect([panel.at(), panel.kept()]).toEqual(['pause-or-cancel', { value: 'pause' }]);
    await panel.choose('cancel');
    expect(panel.at()).toBe('cancel-reason');
    await panel.back();
    await panel.back();
    expect([panel.at(), panel.calls]).toEqual(['left back', []]);
  });
});

describe('the panel to resume', () => {
  it.each(['now', 'period-end'])('resumes: %s', async (resumes) => {
    const panel = await startSubscriptionAction({ opened: 'resume', paused: true });
    expect(panel.at()).toBe('resume');
    await panel.submit({ resumes });
    expect([panel.at(), panel.calls]).toEqual([resumes === 'now' ? 'resumed' : 'resumes', [`resume: ${resumes}`]]);
  });

  it('resumes only now where the paid period is over, and says that it was charged', async () => {
    const panel = await startSubscriptionAction({ opened: 'resume', paused: true, periodOver: true });
    expect(panel.at()).toBe('resume-now');
    await panel.submit({ resumes: 'period-end' });
    expect([panel.at(), panel.calls]).toEqual(['resume-now', []]);
    await panel.submit({ resumes: 'now' });
    expect([panel.at(), panel.calls]).toEqual(['resumed', ['resume: now']]);
  });

  it('asks when', async () => {
    const panel = await startSubscriptionAction({ opened: 'resume', paused: true });
    await panel.submit({});
    expect([panel.at(), panel.refused(), panel.calls]).toEqual([
      'resume',
      ['Please choose when it should resume.'],
      [],
    ]);
  });

  it('is left by going back', async () => {
    const panel = await startSubscriptionAction({ opened: 'resume', paused: true });
    await panel.back();
    expect(panel.at()).toBe('left back');
  });
});

describe('the panel to reschedule', () => {
  it('takes a day before the prescription ends at once', async () => {
    const panel = await startSubscriptionAction({ opened: 'reschedule' });
    expect(panel.at()).toBe('reschedule');
    await panel.choose(NORMAL);
    expect([panel.at(), panel.calls]).toEqual(['rescheduled', [`rate: ${NORMAL}`, `reschedule: ${NORMAL}`]]);
  });

  it('asks first where the prescription will have expired', async () => {
    const panel = await startSubscriptionAction({ opened: 'reschedule' });
    await panel.choose(OVERDUE);
    expect([panel.at(), panel.buttons(), panel.calls]).toEqual(['overdue', ['accept', 'change'], [`rate: ${OVERDUE}`]]);
    await panel.choose('accept');
    expect([panel.at(), panel.calls]).toEqual(['rescheduled', [`rate: ${OVERDUE}`, `reschedule: ${OVERDUE}`]]);
  });

  it.each(['change', 'back'])('keeps the day for another choice: %s', async (way) => {
    const panel = await startSubscriptionAction({ opened: 'reschedule' });
    await panel.choose(OVERDUE);
    await (way === 'back' ? panel.back() : panel.choose(way));
    expect([panel.at(), panel.kept()]).toEqual(['reschedule', { value: OVERDUE }]);
    await panel.choose(NORMAL);
    expect([panel.at(), panel.calls.at(-1)]).toEqual(['rescheduled', `reschedule: ${NORMAL}`]);
  });

  it('asks again for each day that is too late, whatever was said to the last one', async () => {
    const panel = await startSubscriptionAction({
      opened: 'reschedule',
      failures: { rescheduleSubscription: ['InvalidDate'] },
    });
    await panel.choose(OVERDUE);
    await panel.choose('accept');
    expect(panel.at()).toBe('reschedule');
    await panel.choose('2027-01-02');
    expect(panel.at()).toBe('overdue');
  });

  it('does not apply the acceptance of one day to another day', async () => {
    const panel = await startSubscriptionAction({
      opened: 'reschedule',
      failures: { rescheduleSubscription: ['NetworkError'] },
    });
    await panel.choose(OVERDUE);
    await panel.choose('accept');
    await panel.choose('2027-01-02');
    await panel.back();
    expect([panel.at(), panel.calls.at(-1)]).toEqual(['reschedule', 'rate: 2027-01-02']);
  });

  it.each(['', '2026-13-01', '2026-1-1', '2026-12-32', '12-24-2026', 'tomorrow'])('refuses %j', async (day) => {
    const panel = await startSubscriptionAction({ opened: 'reschedule' });
    await panel.choose(day);
    expect([panel.at(), panel.refused(), panel.calls]).toEqual([
      'reschedule',
      ['Please choose one of the available days.'],
      [],
    ]);
  });

  it('is left by going back', async () => {
    const panel = await startSubscriptionAction({ opened: 'reschedule' });
    await panel.back();
    expect(panel.at()).toBe('left back');
  });
});

/** How each effect comes about, and the view that stays when it fails. */
const ways = {
  pauseSubscription: {
    opened: 'pause',
    answers: [{ value: 'pause' }, { value: 'other', 'details.other': 'A reason' }],
  },
  cancelSubscription: { opened: 'cancel', answers: [{ value: 'cancel' }, { value: 'other', 'details.other': 'Mine' }] },
  resumeSubscription: { opened: 'resume', answers: [{ resumes: 'now' }] },
  rateDate: { opened: 'reschedule', answers: [{ value: NORMAL }] },
  rescheduleSubscription: { opened: 'reschedule', answers: [{ value: NORMAL }] },
} as const;

const views: { readonly [effect in ActionEffect]: string } = {
  pauseSubscription: 'pause-reason',
  cancelSubscription: 'cancel-reason',
  resumeSubscription: 'resume',
  rateDate: 'reschedule',
  rescheduleSubscription: 'reschedule',
};

const effects = [
  'pauseSubscription',
  'cancelSubscription',
  'resumeSubscription',
  'rateDate',
  'rescheduleSubscription',
] as const;

const successes: { readonly [effect in ActionEffect]: string } = {
  pauseSubscription: 'paused',
  cancelSubscription: 'canceled',
  resumeSubscription: 'resumed',
  rateDate: 'rescheduled',
  rescheduleSubscription: 'rescheduled',
};

describe.each(effects)('%s', (effect) => {
  const { opened, answers } = ways[effect];
  const last = answers[answers.length - 1] ?? {};

  it.each(steps.effects[effect].fails)(
    'that fails with %s leaves the view as it is, and says that it was not done',
    async (code) => {
      const panel = await startSubscriptionAction({ opened, failures: { [effect]: [code, code] } });
      for (const answer of answers) await panel.submit(answer);
      const after = [panel.at(), panel.kept(), panel.refused(), panel.problem()];
      expect(after).toEqual([views[effect], last, [], code]);
      await panel.submit(last);
      expect([panel.at(), panel.kept(), panel.refused(), panel.problem()]).toEqual(after);
      await panel.submit(last);
      expect(panel.at()).toBe(successes[effect]);
    },
  );

  it('that is at work is not begun a second time, nor can it be left', async () => {
    const panel = await startSubscriptionAction({ opened, slow: true });
    for (const answer of answers) await panel.submit(answer);
    if (effect === 'rescheduleSubscription') await panel.end();
    const calls = [...panel.calls];
    expect(panel.at()).toBe('working');
    await panel.submit(last);
    await panel.back();
    expect([panel.at(), panel.calls]).toEqual(['working', calls]);
    await panel.end();
    if (effect === 'rateDate') await panel.end();
    expect(panel.at()).toBe(successes[effect]);
  });
});

it('says the words of every success', () => {
  expect(new Set(steps.sections.updated.map(({ title }) => title))).toEqual(
    new Set(['Success! Your subscription was successfully updated!']),
  );
});

it.each([
  ['pause' as const, ['Not using it enough', 'Too expensive', 'Away or traveling', 'Alternative treatment', 'Other']],
  [
    'cancel' as const,
    [
      'Too expensive',
      'Not taking medications anymore',
      'Medications not working for me',
      "I don't need it anymore.",
      'Other',
    ],
  ],
])('asks why to %s', (section, labels) => {
  const [step] = stepSetOf(steps).sections[section] ?? [];
  expect(step).toMatchObject({
    confirms: true,
    options: labels.map((label) =>
      label === 'Other' ? { label, details: { placeholder: 'Please describe' } } : { label },
    ),
  });
});
