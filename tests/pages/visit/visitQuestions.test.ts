import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, beginVisit, type AnsweredVisit } from '../../support/portal/answeredVisit.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { asks, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { storedVisit } from '../../support/steps/checkoutSteps.ts';
import {
  canGoOn,
  choose,
  chosen,
  isPlaced,
  labelsOf,
  leftFor,
  questionPath,
  textBox,
  write,
} from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const NONE = 'None of the above';
const UNANSWERED = 'Please answer all questions before continuing.';

const visitOf = async (who: DemoName, slug: string) => answeredVisit(await fixture.like(who), slug);

const answerOf = async (visit: AnsweredVisit, step: string) =>
  ((await storedVisit(visit)).intake_responses ?? []).find((response) => response.step === step)?.value;

/** Waits until a question has been left. */
const leaves = (visit: AnsweredVisit, step: string) =>
  waitFor(() => expect(location.pathname).not.toBe(questionPath(visit, step)));

describe('the questions of a visit', () => {
  it('take nothing chosen as none, and either none or others', async () => {
    const visit = await visitOf('ava', 'rapamycin');
    const { user } = await fixture.arrive(visit, questionPath(visit, 'goals'));
    for (const step of ['goals', 'immune-history', 'diagnoses']) {
      await fixture.load(questionPath(visit, step));
      await screen.findByRole('checkbox', { name: NONE });
      const [first = '', second = ''] = labelsOf(screen.getAllByRole('checkbox'));
      await choose(user, first);
      expect(chosen()).toEqual([first]);
      await choose(user, second);
      expect(chosen()).toEqual([first, second]);
      await choose(user, second);
      await choose(user, first);
      expect(chosen()).toEqual([]);
      if (step === 'goals') await isPlaced(1, visit.intake.status.questions.total, 'about ');
      await goOn(user);
      await leaves(visit, step);
      expect(await answerOf(visit, step)).toEqual({ value: ['none'] });
    }
    fixture.noComplaints();
  });

  it('ask for the details of a choice, and keep an answer that is not saved', async () => {
    const visit = await visitOf('ava', 'rapamycin');
    const { user } = await fixture.arrive(visit, questionPath(visit, 'goals'));
    await choose(user, 'Something else');
    await goOn(user);
    await says(UNANSWERED);
    await write(user, await screen.findByLabelText('Please tell us what you would like to achieve.'), '  ');
    await goOn(user);
    await says(UNANSWERED);
    await fixture.load(questionPath(visit, 'kidney-liver'));
    await asks('Has a doctor ever told you that you have kidney or liver disease?');
    await choose(user, 'Yes');
    await goOn(user);
    await says(UNANSWERED);
    await write(user, await textBox(), 'Fatty liver');
    fixture.calls.answer('PUT /responses/', away, 1);
    await goOn(user);
    await screen.findByRole('button', { name: 'Error. Try Again' });
    expect((await textBox()).value).toBe('Fatty liver');
    await press(user, 'Error. Try Again');
    await asks('A provider needs to look at your health first');
    expect(await answerOf(visit, 'kidney-liver')).toEqual({ value: 'yes', 'details.yes': 'Fatty liver' });
    fixture.noComplaints();
  });

  it('wait for a short text that is not blank, and say that it is updated', async () => {
    const visit = await visitOf('gus', 'rapamycin');
    const { user } = await fixture.arrive(visit, questionPath(visit, 'rapamycin-before'));
    await choose(user, 'Yes, I take it now');
    await asks('What dose did you take, and how often?');
    const dose = screen.getByRole('textbox', { name: 'Dose and schedule' });
    for (const blank of ['', '   ']) {
      await write(user, dose, blank);
      expect(canGoOn()).toBe(false);
    }
    await write(user, dose, '6 mg once a week');
    await goOn(user);
    await asks('Did you have any side effects from it?');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Updated'),
    );
    expect(await answerOf(visit, 'rapamycin-dose')).toEqual({ value: '6 mg once a week' });
    fixture.noComplaints();
  });

  it('take a weight as a number, and a long text that is not blank', async () => {
    const visit = await visitOf('hana', 'follow-up-check-in');
    const { user } = await fixture.arrive(visit, questionPath(visit, 'weight-today'));
    await asks('What is your weight today?');
    const weight = screen.getByRole('textbox', { name: /^Weight/ });
    for (const wrong of ['All good', '0']) {
      await write(user, weight, wrong);
      await goOn(user);
      await says('Please enter your weight in pounds (digits only).');
    }
    await write(user, weight, '1280');
    await goOn(user);
    await says('You entered 1,280 lb. Is that right?');
    await press(user, 'Yes');
    await asks('What would you like to ask your care team?');
    expect(await answerOf(visit, 'weight-today')).toEqual({ pounds: 1280, pounds_confirmed: 1280 });
    await fixture.load(questionPath(visit, 'weight-today'));
    await asks('What is your weight today?');
    await write(user, screen.getByRole('textbox', { name: /^Weight/ }), '152');
    await goOn(user);
    await asks('What would you like to ask your care team?');
    await fixture.load(questionPath(visit, 'feeling'));
    await choose(user, 'Worse');
    await asks('What has become worse?');
    for (const blank of ['', '   ']) {
      await write(user, await textBox(), blank);
      expect(canGoOn()).toBe(false);
    }
    await fixture.load(questionPath(visit, 'new-medications'));
    await asks(/new medication or supplement/);
    await choose(user, 'Yes');
    // Beside it stands the search of the list of medicines.
    await write(user, await screen.findByRole('textbox', { name: /additional details/ }), 'Magnesium');
    await goOn(user);
    await leaves(visit, 'new-medications');
    expect(await answerOf(visit, 'new-medications')).toEqual({ value: true, details: 'Magnesium' });
    expect(await answerOf(visit, 'weight-today')).toEqual({ pounds: 152 });
    fixture.noComplaints();
  });

  it('are answered by the keyboard alone', async () => {
    const gus = await fixture.like('gus');
    const { _id } = await beginVisit(gus, 'metabolic-health');
    const { user } = await fixture.arrive(gus, `/intake/${_id}/pharmacy-overview`);
    const pressOn = async () => {
      const button = await screen.findByRole('button', { name: 'Continue' });
      for (let presses = 0; document.activeElement !== button; presses += 1) {
        expect(presses).toBeLessThan(40);
        await user.tab();
      }
      await user.keyboard('{Enter}');
    };
    await asks('Review Medical History');
    await pressOn();
    const goals = await asks('What matters most to you?');
    await waitFor(() => expect(document.activeElement).toBe(goals));
    await user.tab();
    await user.keyboard(' ');
    await pressOn();
    const sugar = await asks('Has a doctor told you any of this about your blood sugar?');
    await waitFor(() => expect(document.activeElement).toBe(sugar));
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    await asks('How is it treated?');
    fixture.noComplaints();
  });
});

it('goes on at the first open question, which verifies what is known, and leaves none open', async () => {
  const ben = await fixture.like('ben');
  const { user } = await fixture.arrive(ben, (id) => `/dashboard/${id}/profile`);
  const [link] = await screen.findAllByRole('link', { name: 'Continue' });
  if (link) await user.click(link);
  await leftFor(fixture, /^\/consultation\/hiw\//);
  await fixture.load();
  await asks("Let's get started on your visit");
  await goOn(user);
  await waitFor(() => expect(location.pathname).toMatch(/\/consultation\/intake\//));
  const [visit] = await readIntakes(ben);
  expect(visit?.status.complete.total).toBe(5);
  const first = visit?.status.incomplete.verification[0] ?? visit?.status.incomplete.intake_responses[0];
  expect(location.pathname + location.search).toContain(`/question/${first}?step=`);
  const walk = [
    ['Do you have any surgery or dental work planned in the next three months?', 'No'],
    ['Do you use tobacco or nicotine?', 'No'],
    ['How often do you drink alcohol?', 'Never'],
    ['Have you had blood work in the last six months?', 'No'],
  ] as const;
  for (const [title, answer] of walk) {
    await asks(title);
    await choose(user, answer);
  }
  await asks('Is there anything else your provider should know?');
  await write(user, await textBox(), 'Nothing else');
  await goOn(user);
  await asks('Do you take any of these?');
  await choose(user, 'None of these');
  await goOn(user);
  await asks('Select your protocol');
  fixture.noComplaints();
});
