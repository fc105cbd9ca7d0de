import { describe, expect, it } from 'vitest';
import { answeredVisit, type AnsweredVisit } from '../support/portal/answeredVisit.ts';
import { confirmTreatment } from '../support/steps/checkoutSteps.ts';
import { historyPlace } from '../support/steps/historyPlace.ts';
import { expectQuestion, goOn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';
import { sampled } from '../support/full.ts';
import { readIntakes } from '../support/portal/readIntakes.ts';
import { walkAddresses } from '../support/steps/walkAddresses.ts';

const fixture = portalFixture();

const PROFILE = 'Tell us about yourself';
const REVIEW = 'Review Medical History';
const INTRO = "Let's get started on your visit";
const GOALS = 'What would you like to achieve?';
const LAST = 'Is there anything else your provider should know?';
const PROTOCOLS = 'Select your protocol';
const TREATMENT = 'Treatment preferences';
const IDENTITY = 'Verify your identity';
const PHOTOS = 'Your photos';
const SHIPPING = 'Where should we send your medication?';
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

const NOBODY = '0'.repeat(24);

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

describe('the addresses of a visit with its questions', () => {
  it('open how it works, profile and medical history', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    const { at } = addressesOf(visit);
    await walkAddresses(page, fixture.portal.url, [
      { path: `${at('hiw')}?referrer=shop`, title: INTRO, stage: started },
      { path: at('profile'), title: PROFILE, stage: profile, back: INTRO },
      { path: at('body'), at: at('profile'), title: PROFILE, stage: profile, back: INTRO },
      { path: at('pharmacy-overview'), title: REVIEW, stage: history, back: PROFILE },
      {
        path: `${at('pharmacy-questions', 'current')}?step=${historyPlace('current-medications')}`,
        title: 'Do you take any medications or supplements?',
        stage: history,
        back: 'Do you have any allergies?',
      },
    ]);
    noComplaints(patient);
  });

  it('open its questions and its protocols', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    const { at, of, questionOf } = addressesOf(visit);
    await walkAddresses(page, fixture.portal.url, [
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
    noComplaints(patient);
  });

  it('have a shorter form for each section', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    const { at, of, questionOf } = addressesOf(visit);
    await walkAddresses(page, fixture.portal.url, [
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
      {
        path: of('protocol-selection'),
        title: PROTOCOLS,
        stage: preference,
        back: LAST,
      },
    ]);
    await page.goto(fixture.portal.url + of('body'));
    await expectQuestion(page, PROFILE);
    await page.goto(fixture.portal.url + of('protocol-preference'));
    await expectQuestion(page, TREATMENT);
    await page.goto(fixture.portal.url + at('intake', questionOf('no-such-question')));
    await expectQuestion(page, PROTOCOLS);
    noComplaints(patient);
  });

  it('open identity verification and the checkout once its products are chosen', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'product-configure');
    const { of, own } = addressesOf(visit);
    const verification = (photo: string) => `${own('identification-step')}/t/${photo}`;
    await confirmTreatment(page);
    await expectQuestion(page, IDENTITY);
    const product = visit.intake.intake_template.product_defaults[0];
    await walkAddresses(page, fixture.portal.url, [
      { path: verification('id_image'), title: 'Take a photo of your ID', stage: identity, back: PHOTOS },
      { path: verification('verify_account'), title: IDENTITY, stage: identity, back: TREATMENT },
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
      { path: of('checkout'), title: SHIPPING, stage: checkout, back: IDENTITY },
    ]);
    noComplaints(patient);
  });
});

describe('the addresses of what a visit sells', () => {
  it('open a bundle and its add-ons', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'metabolic-health', 'product-configure');
    const { of, own } = addressesOf(visit);
    await confirmTreatment(page);
    const addOns = 'Would you like to add any additional treatments?';
    await expectQuestion(page, addOns);
    await walkAddresses(page, fixture.portal.url, [
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
    noComplaints(patient);
  });

  it('open a treatment', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'sleep-support', 'treatment');
    await expectQuestion(page, TREATMENT);
    const { of, own } = addressesOf(visit);
    const back = 'How often do you drink alcohol in the evening?';
    await walkAddresses(page, fixture.portal.url, [
      { path: own('treatment'), title: TREATMENT, stage: preference, back },
      { path: of('treatment'), title: TREATMENT, stage: preference, back },
    ]);
    noComplaints(patient);
  });

  it('open a membership, chosen or not', async () => {
    const calls = await watchCalls(fixture.portal);
    const { visit, patient, page } = await fixture.begin('gus', 'longevity-coaching', 'membership');
    const title = 'Choose your membership';
    await expectQuestion(page, title);
    await page.getByRole('radio', { name: /3 months/ }).waitFor();
    expect(await calls()).toContain('GET /v2/memberships/:membershipId/prices');
    const { of, own } = addressesOf(visit);
    const at = `${own('membership')}/m/${visit.intake.intake_template.membership}`;
    const back = 'What have you tried before, and what stopped you?';
    await walkAddresses(page, fixture.portal.url, [
      { path: own('membership'), at, title, stage: preference, back },
      { path: at, title, stage: preference, back },
      { path: of('membership'), at, title, stage: preference, back },
    ]);
    noComplaints(patient);
  });

  it('open the plans of a lab and its checkout', async () => {
    const { visit, patient, page } = await fixture.begin('gus', 'longevity-labs', 'lab-checkout');
    const title = 'Choose your lab plan';
    await expectQuestion(page, title);
    const { of, own } = addressesOf(visit);
    const at = `${own('lab-checkout')}/l/${visit.intake.intake_template.product_defaults[0]}`;
    const back = 'Can you come in the morning without breakfast?';
    await walkAddresses(page, fixture.portal.url, [
      { path: own('lab-checkout'), at, title, stage: labPlan, back },
      { path: at, title, stage: labPlan, back },
      { path: of('lab-checkout'), at, title, stage: labPlan, back },
    ]);
    await page.goto(fixture.portal.url + at);
    await confirmTreatment(page);
    const kit = 'Where should we send your lab order?';
    await expectQuestion(page, kit);
    await page.goto(fixture.portal.url + at);
    await expectQuestion(page, title);
    await walkAddresses(page, fixture.portal.url, [{ path: `${at}?step=1`, title: kit, stage: checkout, back: title }]);
    noComplaints(patient);
  });

  it('open the end of a check-in, whatever is asked for', async () => {
    const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    await visit.call('POST', `/v2/intakes/${visit.intake._id}/complete`, {});
    const { patient, page } = await fixture.arrive(visit);
    await expectQuestion(page, 'Hi, Hana');
    const { at, of } = addressesOf(visit);
    const success = `/consultation/follow-up/${visit.intake._id}/success`;
    await walkAddresses(page, fixture.portal.url, [
      { path: success, title: DONE, stage: complete },
      { path: of('follow-up'), at: success, title: DONE, stage: complete },
      { path: at('profile'), at: success, title: DONE, stage: complete },
    ]);
    noComplaints(patient);
  });
});

const goesOn = [
  ['rapamycin', PROTOCOLS, '/consultation/protocol-selection/{intake}'],
  ['metabolic-health', TREATMENT, '/intake/{intake}/product-configure*'],
  ['sleep-support', TREATMENT, '/consultation/treatment/{user}/{intake}'],
  ['longevity-coaching', 'Choose your membership', '/consultation/membership/{user}/{intake}/m/*'],
  ['longevity-labs', 'Choose your lab plan', '/consultation/lab-checkout/{user}/{intake}/l/*'],
  ['skin-renewal', 'Take a photo of your ID', '/consultation/identification-step/{user}/{intake}/t/id_image'],
] as const;

it.each(sampled(goesOn, 2))('a visit of %s whose questions are answered goes on at: %s', async (slug, title, path) => {
  const { visit, patient, page } = await fixture.begin('dora', slug, 'hiw');
  await expectQuestion(page, INTRO);
  await goOn(page);
  await expectQuestion(page, title);
  await page.waitForURL(`**${path.replace('{user}', visit.userId).replace('{intake}', visit.intake._id)}`);
  noComplaints(patient);
});

it('an id that is no visit of the patient and a section that no visit has lead to the dashboard', async () => {
  const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'profile');
  await expectQuestion(page, PROFILE);
  const { userId } = visit;
  const [foreign] = await readIntakes(await fixture.like('ben'));
  const none = [
    ...['not-an-id', NOBODY, foreign?._id].flatMap((id) => [
      `/intake/${id}/profile`,
      `/consultation/profile/${userId}/${id}/question/none`,
    ]),
    `/consultation/follow-up/${NOBODY}/success`,
    `/consultation/treatment/${userId}/${NOBODY}`,
    `/consultation/membership/${userId}/${NOBODY}/m/${NOBODY}`,
    ...['no-such-section', 'verify-account', 'constructor'].flatMap((section) => [
      `/intake/${visit.intake._id}/${section}`,
      `/consultation/${section}/${userId}/${visit.intake._id}/question/none`,
    ]),
  ];
  for (const path of sampled(none, 8)) {
    await open(path);
    await page.getByRole('heading', { name: 'Hi, Ava' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/dashboard/${userId}/profile`);
  }
  noComplaints(patient);
});

it('a visit begun from the dashboard or the shop says so in its address, and is opened again by its template', async () => {
  const one = await fixture.arrive('eli');
  const { patient, page, url } = one;
  await page.waitForURL(dashboard);
  const start = (name: string) => page.getByRole('region', { name }).getByRole('link', { name: 'Start visit' });
  const template = (await start('Rapamycin').getAttribute('href'))?.split('?')[0];
  await start('Rapamycin').click();
  await page.waitForURL('**/consultation/hiw/*/*/question/none?referrer=dashboard');
  const { pathname } = new URL(page.url());
  await page.goto(`${url}/shop?type=medication`);
  await page
    .getByRole('article', { name: 'Metformin ER' })
    .getByRole('link', { name: /^Start Visit/ })
    .click();
  await page.waitForURL('**/consultation/hiw/*/*/question/none?referrer=shop');
  await expectQuestion(page, INTRO);
  await page.reload();
  await page.waitForURL('**/consultation/hiw/*/*/question/none?referrer=shop');
  await page.goto(`${url}${template}`);
  await expectQuestion(page, INTRO);
  expect(new URL(page.url()).pathname).toBe(pathname);
  const templates = (await readIntakes(one)).map(({ intake_template: { slug } }) => slug);
  expect(templates).toEqual(['metabolic-health', 'rapamycin']);
  noComplaints(patient);
});

it('the dashboard has addresses of its own for the sections of a visit', async () => {
  const { visit, patient, page, open } = await fixture.begin('ava', 'sleep-support', 'profile');
  await expectQuestion(page, PROFILE);
  for (const [section, title] of [
    ['pharmacy-overview', REVIEW],
    ['treatment', TREATMENT],
  ] as const) {
    await open(`/dashboard/${visit.userId}/intake/${visit.intake._id}/${section}`);
    await expectQuestion(page, title);
    expect(new URL(page.url()).pathname).toBe(`/intake/${visit.intake._id}/${section}`);
  }
  noComplaints(patient);
});
