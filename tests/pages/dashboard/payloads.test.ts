import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Policy } from '#schemas/wire/policy.ts';
import type { Session } from '#schemas/wire/session.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { sampled } from '../../support/full.ts';
import type { Answering } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { redirectPayloads } from '../../support/payloads/redirectPayloads.ts';
import { scriptPayloads } from '../../support/payloads/scriptPayloads.ts';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { asks, confirmTreatment, fill, goOn } from '../../support/steps/buyingSteps.ts';
import { field, leftFor, logIn } from '../../support/steps/entryPageSteps.ts';
import { organizationAt } from '../../support/steps/entrySteps.ts';
import { choose, textBox } from '../../support/steps/visitPageSteps.ts';

const fixture = pageFixture();

const PLANTED = 'script, iframe, object, embed, base, marquee, svg script, a[href^="javascript:" i]';
const HANDLERS = '[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle]';

/** Nothing of the page was taken for more than text. */
function isClean(): void {
  expect(document.querySelectorAll(PLANTED)).toHaveLength(0);
  expect(document.querySelectorAll(HANDLERS)).toHaveLength(0);
  fixture.noComplaints();
}

/** The payloads in texts of at most so many characters; one of these texts, and in a full run all. */
function textsOf(length: number): readonly string[] {
  const texts: string[] = [];
  for (const payload of scriptPayloads) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length < length) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return sampled(texts, 1);
}

const all = scriptPayloads.join(' ');

/** As a browser shows a text in a line. */
const inLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Has an answer of the backend say something else. */
const saying =
  <Body>(change: (body: Body) => Body): Answering =>
  async (_request, pass) => {
    const answer = await pass();
    const body: Body = await answer.json();
    return Response.json(change(body), { status: answer.status, headers: { date: answer.headers.get('date') ?? '' } });
  };

it('what is caught here would be noticed', async () => {
  await fixture.visit('/login');
  isClean();
  document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">');
  expect(isClean).toThrow('expected');
});

describe('payloads are text', () => {
  it('in the address', async () => {
    for (const payload of sampled(scriptPayloads, 3)) {
      const query = new URLSearchParams({ email: payload, redirectPath: `/shop?${payload}` });
      await fixture.visit(`/login?${query}`);
      // What a field for an address cleans: no line breaks, and no blanks around it but those beyond ASCII.
      const cleaned = payload.replaceAll('\n', '').replaceAll(/^[\t\f\r ]+|[\t\f\r ]+$/gu, '');
      expect((await field('Email')).value).toBe(cleaned);
      isClean();
    }
  });

  it('as the name of a patient', async () => {
    const short = scriptPayloads.find((payload) => payload.startsWith('<img') && payload.length <= 35) ?? '';
    const dora = await fixture.like('dora');
    await dora.call('PUT', `/users/${dora.organization}/${dora.userId}`, { first_name: short, last_name: short });
    await fixture.arrive(dora);
    expect((await asks(/^Hi, /)).textContent).toBe(`Hi, ${short}`);
    isClean();
    const named = saying<Session>((session) => ({
      ...session,
      user: { ...session.user, first_name: all, last_name: all },
    }));
    fixture.calls.answer('POST /v2/session/refresh', named);
    await fixture.load();
    expect(inLine((await asks(/^Hi, <script/)).textContent)).toBe(inLine(`Hi, ${all}`));
    isClean();
  });

  it('as texts of the organization', async () => {
    const { email } = await fixture.chloe();
    const hostile = saying<Organization>((organization) => ({
      ...organization,
      settings: {
        ...organization.settings,
        name: all,
        support_email: all,
        dropdown_links: scriptPayloads.map((name) => ({ name, url: '/shop', new_tab: false })),
      },
    }));
    await fixture.logIn(email);
    fixture.calls.answer('GET /v2/organizations/search', hostile);
    await fixture.load('/dashboard');
    await asks('Hi, Chloe');
    const menu = within(await screen.findByRole('complementary'));
    const names = menu.getAllByRole('link').map(({ textContent }) => inLine(textContent));
    expect(names).toEqual(expect.arrayContaining(scriptPayloads.map(inLine)));
    isClean();
  });

  it('in a policy', async () => {
    const parts = scriptPayloads.map((payload) => ({ heading: payload, paragraphs: [payload] }));
    const { user } = await fixture.visit('/get-started');
    fixture.calls.answer(
      'GET /policy/',
      saying<Policy>((policy) => ({ ...policy, title: all, updated: all, parts })),
    );
    await user.click(await screen.findByRole('button', { name: 'Privacy' }));
    const panel = await openPanel();
    const headings = await panel.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => inLine(textContent))).toEqual(scriptPayloads.map(inLine));
    isClean();
  });

  it('in the medical history, where it is reviewed and edited', async () => {
    const visit = await answeredVisit(await fixture.like('ava'), 'rapamycin');
    const { user } = await fixture.arrive(visit);
    for (const text of textsOf(4500)) {
      await visit.call('PUT', `/users/${visit.organization}/${visit.userId}`, {
        medical_profile: { has_allergies: true, allergy_text: text },
      });
      await fixture.load(`/intake/${visit.intake._id}/pharmacy-overview`);
      await asks('Review Medical History');
      const region = await screen.findByRole('region', { name: 'Do you have any allergies?' });
      expect(inLine(region.textContent)).toContain(inLine(text));
      await user.click(within(region).getByRole('button', { name: /^Edit/ }));
      const box = await within(region).findByRole<HTMLTextAreaElement>('textbox');
      expect(inLine(box.value)).toBe(inLine(text));
      isClean();
    }
  });

  it('in the free text of a visit, typed and read again', async () => {
    const visit = await answeredVisit(await fixture.like('gus'), 'rapamycin');
    const { intake_responses: responses } = await visit.call<Intake>(
      'GET',
      `/intakes/${visit.organization}/patient/${visit.userId}/intake/${visit.intake._id}`,
    );
    const free = responses?.find(({ value }) =>
      Object.values(value ?? {}).some((one) => typeof one === 'string' && / /.test(one)),
    );
    expect(free).toBeDefined();
    const path = `/consultation/intake/${visit.userId}/${visit.intake._id}/question/${free?._id}`;
    const { user } = await fixture.arrive(visit);
    for (const text of textsOf(1900)) {
      await fixture.load(path);
      const box = await textBox();
      await user.clear(box);
      await user.paste(text);
      isClean();
      await goOn(user);
      await waitFor(() => expect(location.pathname).not.toBe(path));
      await fixture.load(path);
      await waitFor(async () => expect(inLine((await textBox()).value)).toBe(inLine(text)));
      isClean();
    }
  });

  it('in the wish for a protocol of one’s own', async () => {
    const { user } = await fixture.begin('gus', 'rapamycin', ({ intake }) => `/intake/${intake._id}/product-configure`);
    await user.click(await screen.findByRole('checkbox', { name: 'Need a Custom Protocol?' }));
    const label = /^What should your protocol look like\?/;
    for (const text of textsOf(1900)) {
      await fill(user, label, text);
      expect(inLine(screen.getByLabelText<HTMLTextAreaElement>(label).value)).toBe(inLine(text));
      isClean();
    }
    await confirmTreatment(user);
    await asks('Verify your identity');
    isClean();
  });

  it('in another answer to a lifestyle question, typed and read again', async () => {
    const { product } = await organizationAt(fixture.url);
    const patient = await signUpByCall(fixture.url, completeProfile);
    const path = `/signup/questions/${product('longevity-panel')}?step=0`;
    const details = /^Please provide additional details:/;
    const { user } = await fixture.arrive(patient, path);
    for (const text of textsOf(480)) {
      await fixture.load(path);
      await asks('What do you most want from your results?');
      const other = await screen.findByLabelText<HTMLInputElement>('Other');
      if (!other.checked) await choose(user, 'Other');
      await fill(user, details, text);
      await goOn(user);
      await waitFor(() => expect(screen.queryByLabelText(details)).toBeNull());
      await fixture.load(path);
      await waitFor(() => expect(inLine(screen.getByLabelText<HTMLTextAreaElement>(details).value)).toBe(inLine(text)));
      isClean();
    }
  });
});

// As older addresses, `tests/app/entry/internalPath.test.ts` tries all of them.
describe('an address that would lead elsewhere', () => {
  const payloads = sampled(redirectPayloads, 4);

  it('is not gone to after the login', async () => {
    const gus = await fixture.like('gus');
    for (const payload of payloads) {
      const { user } = await fixture.visit(`/login?redirectPath=${encodeURIComponent(payload)}`);
      await logIn(user, gus.email);
      await waitFor(() => expect(fixture.left).toHaveLength(1));
      await leftFor(fixture, /^\/(?![/\\])/);
      expect(new URL(fixture.left[0] ?? '').origin).toBe(fixture.url);
      fixture.left.splice(0);
    }
  });
});
