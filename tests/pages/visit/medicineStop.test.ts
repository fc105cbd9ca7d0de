import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { beginVisit } from '../../support/portal/answeredVisit.ts';
import { asks, goOn, press } from '../../support/steps/buyingSteps.ts';
import { choose, write } from '../../support/steps/visitPageSteps.ts';

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
  const cleared = await gus.call<{ intakeId: string }>('POST', '/sandbox/simulate/clear-stop', { intakeId: id });
  expect(cleared).toEqual({ intakeId: id });
  await fixture.arrive(gus, path);
  await asks(MEDICATIONS);
  fixture.noComplaints();
});
