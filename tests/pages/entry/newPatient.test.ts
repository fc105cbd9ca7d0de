import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { cards } from '../../support/steps/checkoutSteps.ts';
import {
  asks,
  confirmTreatment,
  fill,
  fillAddress,
  fillCard,
  goOn,
  sendOrder,
} from '../../support/steps/buyingSteps.ts';
import { follow, newcomer, signUp } from '../../support/steps/entryPageSteps.ts';
import { organizationAt } from '../../support/steps/entrySteps.ts';
import { choose } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

it('a new patient comes for a lab test and ends at its panel', async () => {
  const { product } = await organizationAt(fixture.url);
  const { user } = await fixture.visit(`/product/signup/${product('longevity-panel')}`);
  await signUp(user, newcomer());
  await follow(fixture, /^\/signup\/profile\/[0-9a-f]{24}$/);
  await screen.findByLabelText(/^Date of birth/);
  await choose(user, 'Female');
  await fill(user, /^Date of birth/, '02-03-1980');
  await fill(user, /^Weight/, '140');
  await fill(user, /^Feet/, '5');
  await fill(user, /^Inches/, '6');
  await user.selectOptions(screen.getByLabelText(/^State you are in/), 'California');
  await goOn(user);
  for (const [question, answer] of [
    ['What do you most want from your results?', 'To age well'],
    ['How often do you move so that you get warm?', 'Hardly ever'],
    ['What describes how you eat?', 'Vegan'],
    ['How many hours do you sleep in most nights?', 'More than 8'],
    ['How often do you drink alcohol?', 'Never'],
    ['What weighs on you at the moment?', 'Work'],
  ] as const) {
    await asks(question);
    await choose(user, answer);
    if (answer === 'Vegan' || answer === 'Work') await goOn(user);
  }
  await asks('Protocol Preference');
  await confirmTreatment(user);
  await asks('Where should we send your lab order?');
  await fillAddress(user);
  await fillCard(user, cards.good);
  await sendOrder(user);
  await waitFor(() => expect(location.pathname).toMatch(/^\/labs\/[0-9a-f]{24}$/));
  fixture.noComplaints();
});
