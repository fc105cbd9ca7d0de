import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { slides } from '#renderers/flow/FlowView.css.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, type AnsweredVisit } from '../../support/portal/answeredVisit.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { asks, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { atStep, canGoOn, choose, chosen, isPlaced, write } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const PROFILE = 'Tell us about yourself';
const REVIEW = 'Review Medical History';
const PREGNANCY = 'Are you pregnant, planning a pregnancy or breastfeeding?';
const ALLERGIES = 'Do you have any allergies?';
const MEDICATIONS = 'Do you take any medications or supplements?';
const CONDITIONS = 'Do you have any medical conditions or prior surgeries?';
const GOALS = 'What would you like to achieve?';
const NONE = 'None of the above';

const unknown = { has_allergies: null, has_current_medications: null, has_medical_conditions: null };

/** The step on screen came from that side. */
const cameFrom = (from: keyof typeof slides): void =>
  expect([...(document.querySelector('[data-step]')?.children ?? [])].map(({ className }) => className)).toContain(
    slides[from],
  );

const part = (name: string) => within(screen.getByRole('region', { name }));
const fieldOf = (name: string) => part(name).getByRole<HTMLTextAreaElement>('textbox');

const accountOf = ({ organization, userId }: AnsweredVisit) => ({
  read: `/users/${organization}/user/${userId}/patient`,
  change: `/users/${organization}/${userId}`,
});
const knownOf = async (visit: AnsweredVisit) => (await visit.call<User>('GET', accountOf(visit).read)).medical_profile;

/** A visit whose questions are answered, of a patient of whom that is known. */
async function visitOf(
  who: DemoName,
  slug: string,
  medical_profile?: Partial<User['medical_profile']>,
  account: Partial<User> = {},
): Promise<AnsweredVisit> {
  const visit = await answeredVisit(await fixture.like(who), slug);
  if (medical_profile) await visit.call('PUT', accountOf(visit).change, { medical_profile, ...account });
  return visit;
}

describe('the review of the medical history', () => {
  it('shows what is saved, edits it on request, and saves what is on screen', async () => {
    const visit = await visitOf('ava', 'longevity-coaching', {
      has_allergies: true,
      allergy_text: 'Penicillin: rash',
      pregnant: true,
    });
    const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/pharmacy-overview`);
    await asks(REVIEW);
    await says('Please update your medical history below if needed, or continue.');
    expect(chosen()).toEqual(['I am pregnant']);
    await choose(user, NONE);
    expect(chosen()).toEqual([NONE]);
    part(ALLERGIES).getByText('Penicillin: rash');
    expect(screen.queryAllByRole('textbox')).toEqual([]);

    await user.click(part(ALLERGIES).getByRole('button', { name: /^Edit/ }));
    expect(fieldOf(ALLERGIES).value).toBe('Penicillin: rash');
    await write(user, fieldOf(ALLERGIES), 'Latex');
    await user.click(part(ALLERGIES).getByRole('button', { name: /^Cancel/ }));
    part(ALLERGIES).getByText('Penicillin: rash');
    await user.click(part(ALLERGIES).getByLabelText('No'));
    expect(part(ALLERGIES).queryByText('Penicillin: rash')).toBeNull();
    await user.click(part(ALLERGIES).getByLabelText('Yes'));
    part(ALLERGIES).getByText('Penicillin: rash');
    expect(part(ALLERGIES).queryByRole('textbox')).toBeNull();

    for (const [name, label] of [
      [MEDICATIONS, 'Please list each one with its dose and how often you take it.'],
      [CONDITIONS, 'Please name each condition or surgery and when it began or took place.'],
    ] as const) {
      await user.click(part(name).getByLabelText('Yes'));
      const details = part(name).getByLabelText(label);
      expect(details.getAttribute('placeholder')).toBe('Please provide more details');
      await write(user, details, '   ');
      expect(canGoOn()).toBe(false);
      await write(user, details, `Details: ${name}`);
    }
    expect(canGoOn()).toBe(true);
    await user.click(part(ALLERGIES).getByLabelText('No'));
    await goOn(user);
    await asks('What do you want to reach with your coach?');
    await atStep('0');
    expect(await knownOf(visit)).toMatchObject({
      pregnant: false,
      planning_pregnancy: false,
      breastfeeding: false,
      has_allergies: false,
      allergy_text: null,
      has_current_medications: true,
      current_medications: `Details: ${MEDICATIONS}`,
      has_medical_conditions: true,
      medical_condition_text: `Details: ${CONDITIONS}`,
    });
    fixture.noComplaints();
  });
});

describe('the questions of the medical history', () => {
  it('begin for a woman with pregnancy, count it as the first of four, and move forward and back', async () => {
    const visit = await visitOf('ava', 'longevity-coaching', unknown);
    const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/profile`);
    await asks(PROFILE);
    await goOn(user);
    await asks(PREGNANCY);
    await atStep('0');
    await isPlaced(1, 4);
    screen.getByText('Select all that apply');
    screen.getByText(/I certify/);
    // The account says already that none of them applies.
    expect(chosen()).toEqual([NONE]);
    const all = ['I am pregnant', 'I am planning a pregnancy', 'I am breastfeeding'];
    for (const one of all) await choose(user, one);
    expect(chosen()).toEqual(all);
    await choose(user, NONE);
    await asks(ALLERGIES);
    cameFrom('forward');
    await atStep('1');
    await isPlaced(2, 4);
    await press(user, 'Back');
    await asks(PREGNANCY);
    cameFrom('back');
    await atStep('0');
    await choose(user, NONE);
    await choose(user, 'I am breastfeeding');
    await goOn(user);
    await asks(ALLERGIES);
    cameFrom('forward');
    expect(await knownOf(visit)).toMatchObject({ pregnant: false, planning_pregnancy: false, breastfeeding: true });
    fixture.noComplaints();
  });

  it('begin for a man with allergies, go on by themselves after No, and ask for details after Yes', async () => {
    const visit = await visitOf('gus', 'rapamycin', unknown);
    const { user } = await fixture.arrive(
      visit,
      `/consultation/pharmacy-questions/${visit.userId}/${visit.intake._id}/question/current?step=0`,
    );
    await asks(ALLERGIES);
    await atStep('1');
    await isPlaced(1, 3);
    expect(screen.queryByText(/pregnan/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await choose(user, 'No');
    await asks(MEDICATIONS);
    expect(await knownOf(visit)).toMatchObject({ has_allergies: false });
    await isPlaced(2, 3);
    await choose(user, 'Yes');
    expect(canGoOn()).toBe(false);
    const details = await screen.findByLabelText('Please provide additional details:');
    await write(user, details, '  ');
    expect(canGoOn()).toBe(false);
    await write(user, details, 'Vitamin D');
    expect(canGoOn()).toBe(true);
    await goOn(user);
    await asks(CONDITIONS);
    await isPlaced(3, 3);
    await choose(user, 'No');
    await asks(GOALS);
    await atStep('0');
    expect(await knownOf(visit)).toMatchObject({ has_current_medications: true, current_medications: 'Vitamin D' });
    fixture.noComplaints();
  });

  it('begin for a patient of another sex with allergies, behind pregnancy', async () => {
    const visit = await visitOf('dora', 'rapamycin', unknown, { sex: 'other' });
    const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/profile`);
    await asks(PROFILE);
    await goOn(user);
    await asks(ALLERGIES);
    await atStep('1');
    await isPlaced(1, 4);
    await press(user, 'Back');
    await asks(PREGNANCY);
    await atStep('0');
    fixture.noComplaints();
  });
});

describe('a stop', () => {
  it('shows after the answer that raised it, leads back to it, and asks for a provider once that was changed', async () => {
    const visit = await visitOf('ava', 'rapamycin', { ...unknown, pregnant: null });
    const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/pharmacy-questions`);
    await asks(PREGNANCY);
    await choose(user, 'I am pregnant');
    await goOn(user);
    await asks('Rapamycin isn’t safe during pregnancy or breastfeeding');
    await says('Nothing was charged, and your answers are saved.');
    await says('If this is an emergency, call 911.');
    expect(location.pathname).toContain('/pharmacy-questions/');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Message your care team' }).getAttribute('href')).toMatch(
      /\/messages\?visit=[0-9a-f]{24}$/,
    );
    expect(screen.getByRole('link', { name: 'See other treatments' }).getAttribute('href')).toMatch(/\/shop$/);

    await press(user, 'Change my answer');
    await asks(PREGNANCY);
    await choose(user, NONE);
    await asks('A provider needs to speak with you first');
    await says(/You changed an answer that stopped this visit/);
    await press(user, 'Change my answer');
    await asks(PREGNANCY);
    fixture.noComplaints();
  });
});
