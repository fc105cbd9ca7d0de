import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { isFull, sampled } from '../../support/full.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { asks, goOn, press, says } from '../../support/steps/buyingSteps.ts';
import { follow } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

const PROFILE = 'Tell us about yourself';
const INTRO = "Let's get started on your visit";
const PROTOCOLS = 'Select your protocol';
const TREATMENT = 'Treatment preferences';
const NOBODY = '0'.repeat(24);

/** A visit whose questions are answered, open at a section. */
const begin = (who: DemoName, slug: string, section: string) =>
  fixture.begin(who, slug, ({ intake }) => `/intake/${intake._id}/${section}`);

/** Waits until a path has led to the dashboard, by its own address or by the one for every patient. */
const leadsHome = (path: string, userId: string): Promise<void> =>
  waitFor(() =>
    expect([path, location.pathname.replace('/me/', `/${userId}/`)]).toEqual([path, `/dashboard/${userId}/profile`]),
  );

const goesOn = [
  ['rapamycin', PROTOCOLS, '/consultation/protocol-selection/{intake}'],
  ['metabolic-health', TREATMENT, '/intake/{intake}/product-configure'],
  ['sleep-support', TREATMENT, '/consultation/treatment/{user}/{intake}'],
  ['longevity-coaching', 'Choose your membership', '/consultation/membership/{user}/{intake}/m/'],
  ['longevity-labs', 'Choose your lab plan', '/consultation/lab-checkout/{user}/{intake}/l/'],
  ['skin-renewal', TREATMENT, '/consultation/treatment/{user}/{intake}'],
] as const;

it.each(sampled(goesOn, 2))('a visit of %s whose questions are answered goes on at: %s', async (slug, title, path) => {
  const { visit, user } = await begin('dora', slug, 'hiw');
  await asks(INTRO);
  await goOn(user);
  await asks(title);
  const start = path.replace('{user}', visit.userId).replace('{intake}', visit.intake._id);
  await waitFor(() => expect(location.pathname.slice(0, start.length)).toBe(start));
  fixture.noComplaints();
});

it('an id that is no visit of the patient and a section that no visit has lead to the dashboard', async () => {
  const { visit } = await begin('ava', 'rapamycin', 'profile');
  await asks(PROFILE);
  const { userId, intake } = visit;
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
      `/intake/${intake._id}/${section}`,
      `/consultation/${section}/${userId}/${intake._id}/question/none`,
    ]),
  ];
  for (const path of sampled(none, 8)) {
    await fixture.load(path);
    await leadsHome(path, userId);
  }
  await fixture.load();
  await asks('Hi, Ava');
  fixture.noComplaints();
});

/** A template of the patient's organization, and its products by their slugs. */
const catalogue = async ({ call, organization }: Caller, slug: string) => {
  const templates = await call<IntakeTemplate[]>('GET', `/intake-template/${organization}`);
  const template = templates.find((one) => one.slug === slug);
  const ids = template?.product_defaults.join(',');
  const products = await call<ProductTemplate[]>('GET', `/product-templates/${organization}/many?ids=${ids}`);
  return { id: template?._id, productId: (product: string) => products.find((one) => one.slug === product)?._id };
};

describe('a visit', () => {
  it('begun from the dashboard or the shop says so in its address, and is opened again by its template', async () => {
    const eli = await fixture.like('eli');
    const { user } = await fixture.arrive(eli);
    const card = within(await screen.findByRole('region', { name: /Rapamycin/ }));
    const link = card.getByRole('link', { name: /^Start visit/ });
    const template = link.getAttribute('href')?.split('?')[0];
    await user.click(link);
    await follow(fixture, /^\/consultation\/hiw\/\w+\/\w+\/question\/none\?referrer=dashboard$/);
    const { pathname } = location;
    fixture.turnClock(1);
    await fixture.load('/shop?type=medication');
    const offer = within(await screen.findByRole('article', { name: 'Metformin ER' }));
    await user.click(offer.getByRole('link', { name: /^Start Visit/ }));
    await follow(fixture, /^\/consultation\/hiw\/\w+\/\w+\/question\/none\?referrer=shop$/);
    await asks(INTRO);
    await fixture.load(template);
    await follow(fixture, new RegExp(`^${pathname}\\?referrer=dashboard$`));
    await asks(INTRO);
    const templates = (await readIntakes(eli)).map(({ intake_template: { slug } }) => slug);
    expect(templates).toEqual(['metabolic-health', 'rapamycin']);
    await fixture.load(`/start-visit/${NOBODY}`);
    await asks('Hi, Eli');
    fixture.noComplaints();
  });

  it('begun for a product is resumed by the same address, and comes to that product', async () => {
    const ava = await fixture.like('ava');
    const { id, productId } = await catalogue(ava, 'rapamycin');
    const product = productId('compounded-rapamycin');
    const start = `/start/${id}/p/${product}`;
    const { user, userId } = await fixture.arrive(ava, start);
    await follow(fixture, /^\/consultation\/hiw\//);
    await asks(INTRO);
    const [visit, ...others] = await readIntakes(ava);
    expect([visit?.intake_template.slug, others]).toEqual(['rapamycin', []]);
    expect(location.pathname).toBe(`/consultation/hiw/${userId}/${visit?._id}/question/none`);
    await fixture.load(start);
    await follow(fixture, /^\/consultation\/hiw\//);
    expect(await readIntakes(ava)).toHaveLength(1);

    await answeredVisit(ava, 'rapamycin');
    await fixture.load(`/consultation/protocol-selection/${visit?._id}`);
    await asks(PROTOCOLS);
    const chosen = (await screen.findByText('Chosen')).closest('li');
    expect(chosen && within(chosen).getByRole('heading').textContent).toBe('Compounded Rapamycin');
    await fixture.load(`/intake/${visit?._id}/product-configure`);
    await screen.findByRole('radio', { name: /^Compounded Rapamycin/, checked: true });
    await waitFor(() => expect(location.search).toContain(`product=${product}`));

    // What is chosen later counts, also where no address says it.
    await fixture.load(`/consultation/protocol-selection/${visit?._id}`);
    await press(user, 'Select Generic Rapamycin');
    await screen.findByRole('radio', { name: /^Generic Rapamycin/, checked: true });
    await fixture.load(`/intake/${visit?._id}/product-configure`);
    await screen.findByRole('radio', { name: /^Generic Rapamycin/, checked: true });
    fixture.noComplaints();
  });

  it('of coaching begun for a program offers its membership, and says what it is worth', async () => {
    const gus = await fixture.like('gus');
    const { id, productId } = await catalogue(gus, 'longevity-coaching');
    const { user, userId } = await fixture.arrive(gus, `/start/${id}/p/${productId('longevity-coaching-advanced')}`);
    await follow(fixture, /^\/consultation\/hiw\//);
    await asks(INTRO);
    await answeredVisit(gus, 'longevity-coaching');
    const visit = (await readIntakes(gus)).find(({ intake_template: { slug } }) => slug === 'longevity-coaching');
    await fixture.load(`/consultation/membership/${userId}/${visit?._id}`);
    await screen.findByRole('radio', { name: /Longevity Advanced/, checked: true });
    await screen.findByRole('radio', { name: /\$199\.00\/mo/ });
    await goOn(user);
    await asks('Verify your identity');
    await fixture.load(`/intake/${visit?._id}/checkout`);
    await says(/about \$3,500\+ annually/);
    await says(/^\$199\.00$/);

    // Who begins again with another program comes to its membership, whatever was chosen before.
    await fixture.load(`/start/${id}/p/${productId('longevity-coaching')}`);
    await follow(fixture, /^\/consultation\/hiw\//);
    await asks(INTRO);
    await goOn(user);
    await asks('Choose your membership');
    await screen.findByRole('radio', { name: /Longevity Core/, checked: true });
    await goOn(user);
    await asks('Verify your identity');
    const chosen = (await readIntakes(gus)).find(({ _id }) => _id === visit?._id)?.products.map(({ name }) => name);
    expect(chosen).toEqual(['Longevity Coaching']);
    fixture.noComplaints();
  });

  it('is not begun for a product that it does not sell, or by an unknown template', async () => {
    const eli = await fixture.like('eli');
    const rapamycin = await catalogue(eli, 'rapamycin');
    const metabolic = await catalogue(eli, 'metabolic-health');
    await fixture.arrive(eli);
    for (const [template, product] of [
      [rapamycin.id, metabolic.productId('acarbose')],
      [rapamycin.id, NOBODY],
      [NOBODY, rapamycin.productId('generic-rapamycin')],
      ['no-id', 'no-id'],
    ]) {
      await fixture.load(`/start/${template}/p/${product}`);
      await asks('Hi, Eli');
    }
    expect(await readIntakes(eli)).toEqual([]);
  });

  it("opens as the patient's own, whichever patient its address names, and leads on at own addresses", async () => {
    const ben = await fixture.like('ben');
    const [visit] = await readIntakes(ben);
    const { user, userId } = await fixture.arrive(ben);
    for (const other of isFull ? [NOBODY, 'nobody', '%00'] : [NOBODY, '%00']) {
      await fixture.load(`/consultation/hiw/${other}/${visit?._id}/question/none`);
      await asks(INTRO);
      await goOn(user);
      const own = `/consultation/intake/${userId}/${visit?._id}/question/`;
      await waitFor(() => expect(location.pathname.slice(0, own.length)).toBe(own));
    }
    const [foreign] = await readIntakes(await fixture.chloe());
    await fixture.load(`/consultation/hiw/${userId}/${foreign?._id}/question/none`);
    await leadsHome('the visit of another patient', userId);
    fixture.noComplaints();
  });

  it('has addresses of the dashboard for its sections', async () => {
    const { visit } = await begin('ava', 'sleep-support', 'profile');
    await asks(PROFILE);
    for (const [named, section, title] of [
      [NOBODY, 'pharmacy-overview', 'Review Medical History'],
      [visit.userId, 'treatment', TREATMENT],
    ] as const) {
      await fixture.load(`/dashboard/${named}/intake/${visit.intake._id}/${section}`);
      await follow(fixture, `/intake/${visit.intake._id}/${section}`);
      await asks(title);
    }
    fixture.noComplaints();
  });
});
