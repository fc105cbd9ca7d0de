import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import rapamycin from '#flows/intakes/rapamycin.steps.json' with { type: 'json' };
import sleepSupport from '#flows/intakes/sleep-support.steps.json' with { type: 'json' };
import { asStep } from '#flows/kinds/asStep.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, beginVisit } from '../../support/portal/answeredVisit.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import {
  asks,
  confirmAnswers,
  confirmTreatment,
  goOn,
  press,
  says,
  submitButton,
} from '../../support/steps/buyingSteps.ts';
import { storedVisit } from '../../support/steps/checkoutSteps.ts';
import { choose, questionPath } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const TROUBLE = 'What troubles you most about your sleep?';
const NIGHTS = 'How many nights a week is that so?';
const AIDS = 'What have you tried for it?';
const SNORING = 'Do any of these apply to you?';
const MOOD = /^Have you felt down/;
const HOURS = 'How many hours do you sleep in most nights?';
const UPDATED = 'This visit was updated since you last answered.';

const hours: Step = {
  id: 'sleep-hours',
  kind: 'choice',
  title: HOURS,
  options: [
    { value: 'few', label: 'Up to six' },
    { value: 'enough', label: 'More than six' },
  ],
};

/** Without one of its options, or with its value changed. */
const changed = (step: Step, to: (value: string) => string | undefined): Step =>
  step.kind === 'choice' || step.kind === 'checklist'
    ? {
        ...step,
        options: step.options.flatMap((option) => {
          const value = to(option.value);
          return value === undefined ? [] : [{ ...option, value }];
        }),
      }
    : step;

/**
 * The next version of a template: a question more at its beginning, one renamed that also has an option by another
 * value, one that is not asked any more, and one that has lost an option.
 */
function nextVersion(written: StepSet): StepSet {
  const steps = (written.sections['intake'] ?? []).map(asStep).flatMap((step): readonly Step[] => {
    if (step.id === 'sleep-nights') return [];
    if (step.id === 'sleep-trouble')
      return [{ ...changed(step, (value) => (value === 'rested' ? 'tired' : value)), id: 'sleep-problem' }];
    return [step.id === 'sleep-aids' ? changed(step, (value) => (value === 'therapy' ? undefined : value)) : step];
  });
  return {
    ...written,
    version: written.version + 1,
    sections: { intake: [hours, ...steps] },
    migrations: [
      {
        to: written.version + 1,
        rename: { 'sleep-trouble': 'sleep-problem' },
        map: { 'sleep-problem': { rested: 'tired' } },
        drop: ['sleep-nights'],
      },
    ],
  };
}

const store = (version: StepSet) =>
  storeTemplates(fixture.backend.portal.database, fixture.backend.tenant.id, [version], fixture.backend.time.now);

it('goes on at the right question after its template has changed, with what was answered', async () => {
  const gus = await fixture.like('gus');
  const intake = await beginVisit(gus, 'sleep-support');
  const visit = { ...gus, intake };
  const { user } = await fixture.arrive(gus, questionPath(visit, 'sleep-trouble'));
  await asks(TROUBLE);
  await choose(user, 'I sleep but do not feel rested');
  await asks(NIGHTS);
  await choose(user, 'Nearly every night');
  await asks(AIDS);
  await choose(user, 'Regular hours and less screen time');
  await choose(user, 'Therapy for sleep');
  await goOn(user);
  await asks(SNORING);
  await choose(user, 'None of the above');
  await asks(MOOD);

  await store(nextVersion(stepSetOf(sleepSupport)));
  // Another device has opened the visit since.
  await readIntakes(gus);

  // This one shows the earlier questions still.
  await choose(user, 'No');
  await asks(/alcohol in the evening/);
  for (const title of [MOOD, SNORING, AIDS]) {
    await press(user, 'Back');
    await asks(title);
  }
  await goOn(user);
  await says(/^This visit was updated while you were answering\./);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press(user, 'Reload the visit');
  await asks(HOURS);
  const notice = (await screen.findByText(UPDATED)).closest('[role="status"]');
  expect(notice?.textContent).toContain(`Please answer these again: ${AIDS}`);
  expect(notice?.textContent).toContain(`These answers are no longer needed: ${NIGHTS}`);
  await choose(user, 'Up to six');
  await asks(TROUBLE);
  expect(screen.queryByText(UPDATED)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('I sleep but do not feel rested').checked).toBe(true);
  await goOn(user);
  await asks(AIDS);
  await choose(user, 'Regular hours and less screen time');
  await goOn(user);
  await asks(SNORING);

  const [stored] = await readIntakes(gus);
  expect(stored?.intake_template.version).toBe(3);
  expect(stored?.intake_responses?.map(({ step, value }) => [step, value])).toEqual([
    ['sleep-hours', { value: 'few' }],
    ['sleep-problem', { value: 'tired' }],
    ['sleep-aids', { value: ['habits'] }],
    ['sleep-medicine', null],
    ['sleep-health', { value: ['none'] }],
    ['mood', { value: false }],
    ['evening-alcohol', null],
  ]);
  fixture.noComplaints();
});

it('says on a device that does not know of a change that nothing was charged, and leads to what is offered now', async () => {
  const visit = await answeredVisit(await fixture.like('chloe'), 'rapamycin');
  const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/product-configure`);
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');

  const written = stepSetOf(rapamycin);
  if (!written.template) throw new TypeError('these steps are no intake template');
  const version = written.version + 1;
  const template = { ...written.template, products: { defaults: ['compounded-rapamycin'] } };
  await store({ ...written, version, template, migrations: [{ to: version }] });
  expect((await storedVisit(visit)).intake_template.version).toBe(version);

  await user.click(await submitButton());
  const outdated = await screen.findByText(/what you chose is not offered any more/);
  expect(outdated.textContent).toContain('Your card was not charged.');
  await press(user, 'Reload the visit');
  await waitFor(() => expect(location.pathname).toMatch(/protocol-selection/));
  await says('Compounded Rapamycin');
  await waitFor(() => expect(screen.queryAllByText(/Generic Rapamycin/)).toEqual([]));
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  fixture.noComplaints();
});
