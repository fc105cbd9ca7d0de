import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { membershipIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { sampled } from '../../support/full.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit, type AnsweredVisit } from '../../support/portal/answeredVisit.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { asks, confirmAnswers, confirmTreatment, goOn } from '../../support/steps/buyingSteps.ts';
import { historyPlace } from '../../support/steps/historyPlace.ts';

const fixture = pageFixture();

const PROFILE = 'Tell us about yourself';
const REVIEW = 'Review Medical History';
const INTRO = "Let's get started on your visit";
const GOALS = 'What would you like to achieve?';
const LAST = 'Is there anything else your provider should know?';
const PROTOCOLS = 'Select your protocol';
const TREATMENT = 'Treatment preferences';
const IDENTITY = 'Verify your identity';
const ANSWERS = 'Check your answers';
const PHOTOS = 'Your photos';
const DONE = 'Thank you for checking in';

const started = ['How it Works', 0] as const;
const profile = ['Profile', 1] as const;
const history = ['Medical History', 2] as const;
const review = ['Medical Review', 3] as const;
const preference = ['Protocol Preference', 4] as const;
const labPlan = ['Lab Plan', 4] as const;
const identity = ['Identity Verification', 5] as const;
const checkout = ['Checkout', 5] as const;
const complete = ['Check-in Complete', 5] as const;

/** A screen of a visit as its address shows it. */
interface VisitScreen {
  /** Path and query that are opened. */
  readonly path: string;
  /** Where the screen is then, if not at that path. */
  readonly at?: string;
  readonly title: string;
  /** The label of its stage, and how many indicators are filled. */
  readonly stage: readonly [label: string, filled: number];
  /** The title of the screen that the header's Back leads to; without it there is no Back. */
  readonly back?: string;
}

const header = () => within(screen.getByRole('banner'));
const address = () => location.pathname + location.search;

async function isShown({ path, at = path, title, stage: [label, filled], back }: VisitScreen): Promise<void> {
  await asks(title);
  await header().findByText(label);
  expect(document.querySelectorAll('[data-stage]')).toHaveLength(5);
  expect(document.querySelectorAll('[data-stage="filled"]')).toHaveLength(filled);
  expect(header().queryAllByRole('button', { name: 'Back' })).toHaveLength(back === undefined ? 0 : 1);
  await waitFor(() => expect(address()).toBe(at));
}

/**
 * Opens screens by their addresses, three of them, in a full run all, and the last one once more at the address that it is at. The
 * header's Back leaves each, and leaves no entry of it in the browser's history.
 */
async function walk(user: UserEvent, screens: readonly VisitScreen[]): Promise<void> {
  for (const one of sampled(screens, 3)) {
    await fixture.load(one.path);
    await isShown(one);
    if (one === screens.at(-1)) {
      await fixture.load();
      await isShown({ ...one, path: one.at ?? one.path });
    }
    if (one.back === undefined) continue;
    const entries = window.history.length;
    await user.click(header().getByRole('button', { name: 'Back' }));
    await asks(one.back);
    expect(window.history.length).toBe(entries);
  }
}

/** How the addresses of a visit's questions and sections are written. */
function addressesOf({ intake, userId }: AnsweredVisit) {
  const at = (section: string, question = 'none') =>
    `/consultation/${section}/${userId}/${intake._id}/question/${question}`;
  return {
    at,
    /** The shorter form that takes any section. */
    of: (section: string) => `/intake/${intake._id}/${section}`,
    own: (section: string) => `/consultation/${section}/${userId}/${intake._id}`,
    questionOf: (step: string) => intake.intake_responses?.find((response) => response.step === step)?._id ?? step,
  };
}

/** A visit whose questions are answered, open at a section. */
async function begin(who: DemoName, slug: string, section: string) {
  const begun = await fixture.begin(who, slug, ({ intake }) => `/intake/${intake._id}/${section}`);
  return { ...begun, ...addressesOf(begun.visit) };
}

describe('the addresses of a visit with its questions', () => {
  it('open how it works, profile and medical history', async () => {
    const { user, at } = await begin('gus', 'rapamycin', 'profile');
    await asks(PROFILE);
    await walk(user, [
      { path: `${at('hiw')}?referrer=shop`, title: INTRO, stage: started },
      { path: at('body'), at: at('profile'), title: PROFILE, stage: profile, back: INTRO },
      { path: at('pharmacy-overview'), title: REVIEW, stage: history, back: PROFILE },
      {
        path: `${at('pharmacy-questions', 'current')}?step=${historyPlace('current-medications')}`,
        title: 'Do you take any medications or supplements?',
        stage: history,
        back: 'Do you have any allergies?',
      },
    ]);
    fixture.noComplaints();
  });

  it('open its questions and its protocols', async () => {
    const { visit, user, at, of, questionOf } = await begin('gus', 'rapamycin', 'profile');
    await asks(PROFILE);
    await walk(user, [
      { path: `${at('intake', questionOf('goals'))}?step=0`, title: GOALS, stage: review, back: REVIEW },
      {
        path: at('intake', questionOf('rapamycin-before')),
        at: `${at('intake', questionOf('rapamycin-before'))}?step=1`,
        title: 'Have you ever taken rapamycin (sirolimus)?',
        stage: review,
        back: GOALS,
      },
      {
        path: `/consultation/protocol-selection/${visit.intake._id}`,
        title: PROTOCOLS,
        stage: preference,
        back: LAST,
      },
      { path: of('product-configure'), title: TREATMENT, stage: preference, back: PROTOCOLS },
    ]);
    fixture.noComplaints();
  });

  it('have a shorter form for each section', async () => {
    const { user, at, of, questionOf } = await begin('gus', 'rapamycin', 'profile');
    await asks(PROFILE);
    await walk(user, [
      { path: of('hiw'), title: INTRO, stage: started },
      { path: of('profile'), title: PROFILE, stage: profile, back: INTRO },
      { path: of('pharmacy-overview'), title: REVIEW, stage: history, back: PROFILE },
      {
        // A man is not asked the first of them.
        path: of('pharmacy-questions'),
        at: `${at('pharmacy-questions', 'current')}?step=${historyPlace('allergies')}`,
        title: 'Do you have any allergies?',
        stage: history,
        back: PROFILE,
      },
      { path: of('protocol-selection'), title: PROTOCOLS, stage: preference, back: LAST },
    ]);
    for (const [path, title] of [
      [of('body'), PROFILE],
      [of('protocol-preference'), TREATMENT],
      [at('intake', questionOf('no-such-question')), PROTOCOLS],
    ] as const) {
      await fixture.load(path);
      await asks(title);
    }
    fixture.noComplaints();
  });

  it('open identity verification and the checkout once its products are chosen', async () => {
    const { visit, user, at, of, own } = await begin('gus', 'rapamycin', 'product-configure');
    const verification = (photo: string) => `${own('identification-step')}/t/${photo}`;
    await confirmTreatment(user);
    await asks(IDENTITY);
    const product = visit.intake.intake_template.product_defaults[0];
    await walk(user, [
      { path: verification('id_image'), title: 'Take a photo of your ID', stage: identity, back: PHOTOS },
      { path: verification('profile_image'), title: 'Take a photo of yourself', stage: identity, back: PHOTOS },
      {
        path: `${verification('existing_identity')}/p/${product}/generic-rapamycin`,
        title: PHOTOS,
        stage: identity,
        back: IDENTITY,
      },
      {
        path: of('identification-step'),
        at: verification('verify_account'),
        title: IDENTITY,
        stage: identity,
        back: TREATMENT,
      },
      {
        path: of('checkout'),
        title: 'Where should we send your medication?',
        stage: checkout,
        back: ANSWERS,
      },
      { path: at('check'), title: ANSWERS, stage: checkout, back: IDENTITY },
      { path: of('check'), title: ANSWERS, stage: checkout, back: IDENTITY },
    ]);
    fixture.noComplaints();
  });
});

describe('the addresses of what a visit sells', () => {
  it('open a bundle and its add-ons', async () => {
    const { user, of, own } = await begin('gus', 'metabolic-health', 'product-configure');
    await confirmTreatment(user);
    const addOns = 'Would you like to add any additional treatments?';
    await asks(addOns);
    await walk(user, [
      {
        path: of('identification-step'),
        at: `${own('identification-step')}/t/verify_account`,
        title: IDENTITY,
        stage: identity,
        back: addOns,
      },
      {
        path: of('product-configure'),
        title: TREATMENT,
        stage: preference,
        back: 'Describe what you eat on a usual day',
      },
      { path: of('add-ons'), title: addOns, stage: preference, back: TREATMENT },
    ]);
    fixture.noComplaints();
  });

  it('open a treatment', async () => {
    const { user, of, own } = await begin('gus', 'sleep-support', 'treatment');
    await asks(TREATMENT);
    const back = 'How often do you drink alcohol in the evening?';
    await walk(user, [
      { path: own('treatment'), title: TREATMENT, stage: preference, back },
      { path: of('treatment'), title: TREATMENT, stage: preference, back },
    ]);
    fixture.noComplaints();
  });

  it('open a membership, chosen or not', async () => {
    const { visit, user, of, own } = await begin('gus', 'longevity-coaching', 'membership');
    const title = 'Choose your membership';
    await asks(title);
    await screen.findByRole('radio', { name: /3 months/ });
    const { membership } = visit.intake.intake_template;
    expect(fixture.calls.calls.map(({ path }) => path)).toContain(`/v2/memberships/${membership}/prices`);
    const at = `${own('membership')}/m/${membership}`;
    const back = 'What have you tried before, and what stopped you?';
    await walk(user, [
      { path: own('membership'), at, title, stage: preference, back },
      { path: of('membership'), at, title, stage: preference, back },
    ]);
    fixture.noComplaints();
  });

  it('open the membership that they name, which is the one that is bought', async () => {
    const { visit, user, own } = await begin('gus', 'longevity-coaching', 'membership');
    await screen.findByRole('radio', { name: /Longevity Core/, checked: true });
    const advanced = membershipIdOf(visit.organization, 'longevity-advanced');
    const at = `${own('membership')}/m/${advanced}`;
    await fixture.load(at);
    await screen.findByRole('radio', { name: /Longevity Advanced/, checked: true });
    expect(location.pathname).toBe(at);
    await goOn(user);
    await asks(IDENTITY);
    const [stored] = await readIntakes(visit);
    expect(stored?.products.map(({ name, membership }) => [name, membership])).toEqual([
      ['Longevity Coaching Advanced', advanced],
    ]);
    // Without its name in the address, what was chosen is shown.
    await fixture.load(own('membership'));
    await screen.findByRole('radio', { name: /Longevity Advanced/, checked: true });
    await waitFor(() => expect(location.pathname).toBe(at));
    fixture.noComplaints();
  });

  it('open the plans of a lab and its checkout', async () => {
    const { visit, user, of, own } = await begin('gus', 'longevity-labs', 'lab-checkout');
    const title = 'Choose your lab plan';
    await asks(title);
    const at = `${own('lab-checkout')}/l/${visit.intake.intake_template.product_defaults[0]}`;
    const back = 'Can you come in the morning without breakfast?';
    await walk(user, [
      { path: own('lab-checkout'), at, title, stage: labPlan, back },
      { path: of('lab-checkout'), at, title, stage: labPlan, back },
    ]);
    await fixture.load(at);
    await confirmTreatment(user);
    await confirmAnswers(user);
    const kit = 'Where should we send your lab order?';
    await asks(kit);
    await fixture.load(at);
    await asks(title);
    await walk(user, [{ path: `${at}?step=1`, title: kit, stage: checkout, back: ANSWERS }]);
    fixture.noComplaints();
  });

  it('open the end of a check-in, whatever is asked for', async () => {
    const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    await visit.call('POST', `/v2/intakes/${visit.intake._id}/complete`, {});
    const { user } = await fixture.arrive(visit);
    await asks('Hi, Hana');
    const { at, of } = addressesOf(visit);
    const success = `/consultation/follow-up/${visit.intake._id}/success`;
    await walk(user, [
      { path: success, title: DONE, stage: complete },
      { path: of('follow-up'), at: success, title: DONE, stage: complete },
      { path: at('profile'), at: success, title: DONE, stage: complete },
    ]);
    fixture.noComplaints();
  });
});
