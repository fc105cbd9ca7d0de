import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import rapamycin from '#flows/intakes/rapamycin.steps.json' with { type: 'json' };
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, beginVisit } from '../../support/portal/answeredVisit.ts';
import { asks, confirmAnswers, confirmTreatment, goOn, press, submitButton } from '../../support/steps/buyingSteps.ts';
import { storedVisit } from '../../support/steps/checkoutSteps.ts';
import { conversationOf } from '../../support/steps/composerSteps.ts';
import { choose, questionPath, write } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const MEDICATIONS = 'Do you take any medications or supplements?';

it('a slip in the name of a medicine stops the visit, and a changed answer waits for a provider', async () => {
  const gus = await fixture.like('gus');
  await gus.call('PUT', `/users/${gus.organization}/${gus.userId}`, {
    medical_profile: { has_allergies: false, has_current_medications: null, has_medical_conditions: null },
  });
  const { _id: id } = await beginVisit(gus, 'rapamycin');
  const path = `/consultation/pharmacy-questions/${gus.userId}/${id}/question/current?step=2`;
  const { user } = await fixture.arrive(gus, path);
  await asks(MEDICATIONS);
  await choose(user, 'Yes');
  await write(user, await screen.findByLabelText('Please provide additional details:'), 'Progaf, 1 mg twice a day');
  await goOn(user);
  await asks(/isn’t safe with your other medicine/);
  await press(user, 'Change my answer');
  await asks(MEDICATIONS);
  await choose(user, 'No');
  await asks('A provider needs to speak with you first');
  const { pathname, search } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Message your care team' }).href,
  );
  expect(pathname + search).toBe(`/dashboard/${gus.userId}/messages?visit=${id}`);
  // The begun text stays, and the question follows it.
  const draft = `${await conversationOf(gus)}/draft`;
  await gus.call('PUT', draft, { text: 'My package is late.', revision: 0 });
  await fixture.arrive(gus, pathname + search);
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /message/i });
  await expect.poll(() => message.value).toBe("My package is late.\n\nI'd like to set up a call with a provider.");
  expect(await screen.findByRole('button', { name: 'Do not write about Rapamycin' })).toBeDefined();
  const cleared = await gus.call<{ intakeId: string }>('POST', '/sandbox/simulate/clear-stop', { intakeId: id });
  expect(cleared).toEqual({ intakeId: id });
  await fixture.arrive(gus, path);
  await asks(MEDICATIONS);
  fixture.noComplaints();
});

it('a medicine named in the text of a later question leads back to that question', async () => {
  const gus = await fixture.like('gus');
  const visit = await answeredVisit(gus, 'sleep-support');
  const { user } = await fixture.arrive(gus, questionPath(visit, 'sleep-aids'));
  await asks('What have you tried for it?');
  await choose(user, 'A prescription medicine');
  await goOn(user);
  await asks(/^Which prescription medicine/);
  await write(user, await screen.findByLabelText('Medicine, and whether it helped'), 'Nardill, a little');
  await goOn(user);
  await asks(/isn’t safe with an MAO inhibitor/);
  // The browser's Back shows the question before; what follows the questions stays closed.
  history.back();
  await asks('What have you tried for it?');
  await goOn(user);
  await asks(/isn’t safe with an MAO inhibitor/);
  await press(user, 'Change my answer');
  await asks(/^Which prescription medicine/);
  fixture.noComplaints();
});

const store = (version: StepSet) =>
  storeTemplates(fixture.backend.portal.database, fixture.backend.tenant.id, [version], fixture.backend.time.now);
const today = stepSetOf(rapamycin);

it('a visit that began before its template had stops is stopped by those of today', async () => {
  await store({ ...today, stops: [], invariants: [] });
  const gus = await fixture.like('gus');
  const visit = await answeredVisit(gus, 'rapamycin');
  await store(today);
  const { user } = await fixture.arrive(gus, questionPath(visit, 'immune-history'));
  await asks('Do any of these apply to you?');
  await choose(user, 'I had an organ or stem cell transplant');
  await goOn(user);
  await asks('Rapamycin isn’t safe for you after a transplant');
  // The address of a later page leads here, too.
  await fixture.arrive(gus, `/intake/${visit.intake._id}/product-configure`);
  await asks('Rapamycin isn’t safe for you after a transplant');
  fixture.noComplaints();
});

it('a stop that another device raised is shown in place of what this one was about to buy', async () => {
  const chloe = await fixture.like('chloe');
  const visit = await answeredVisit(chloe, 'rapamycin');
  const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/product-configure`);
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await chloe.call('PUT', `/users/${chloe.organization}/${chloe.userId}`, { medical_profile: { pregnant: true } });
  await user.click(await submitButton());
  await asks('Rapamycin isn’t safe during pregnancy or breastfeeding');
  const { medical_review_payment: payment, patient_complete: sent } = await storedVisit(visit);
  expect([payment, sent]).toEqual([null, null]);
  fixture.noComplaints();
});
