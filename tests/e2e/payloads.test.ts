import { describe, expect, it } from 'vitest';
import type { Policy } from '#schemas/wire/policy.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { sampled } from '../support/full.ts';
import { openVisit } from '../support/steps/checkoutSteps.ts';
import { email, logIn, newcomer, organizationAt, signUp, submit } from '../support/steps/entrySteps.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { drawsByItself, choose, expectQuestion, goOn, signIn } from '../support/steps/patientSteps.ts';
import { portalFixture, says } from '../support/browser/portalFixture.ts';
import { redirectPayloads } from '../support/payloads/redirectPayloads.ts';
import { scriptPayloads } from '../support/payloads/scriptPayloads.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

/** What a payload of the list does once it runs: it shows a dialog, or asks another host. */
interface Trap extends WatchedPage {
  /** Nothing of the page was taken for more than text. */
  readonly isClean: () => Promise<void>;
}

async function trap(width = 390): Promise<Trap> {
  const patient = await fixture.browser.newPatient({ width });
  const { page, context, complaints } = patient;
  const runs: string[] = [];
  page.on('dialog', async (dialog) => {
    runs.push(dialog.message());
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) runs.push(request.url());
  });
  return {
    ...patient,
    isClean: async () => {
      const planted =
        'script:not([type="module"]):not([type="application/json"]):not(head > #early), iframe, object, embed, base, marquee';
      expect(await page.locator(planted).count()).toBe(0);
      expect(await page.locator('[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle]').count()).toBe(0);
      expect(runs).toEqual([]);
      expect(complaints).toEqual([]);
    },
  };
}

/** The payloads in texts of at most so many characters. */
function textsOf(length: number): readonly string[] {
  const texts: string[] = [];
  for (const payload of scriptPayloads) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length < length) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

const all = scriptPayloads.join(' ');

/** As a browser shows a text in a line. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it('what is caught here would be noticed', async () => {
  const { page, isClean } = await trap();
  await page.goto(`${fixture.portal.url}/login`);
  await isClean();
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">'));
  await expect(isClean()).rejects.toThrow('expected');
});

describe('a payload in the address', () => {
  it('is text in the HTML of the server', async () => {
    const { page, isClean } = await trap();
    await page.goto(`${fixture.portal.url}/login`);
    const shapes = await page.evaluate(async (payloads) => {
      // Runs in the page, which knows nothing of what is outside of it.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const shapeOf = async (text: string) => {
        const query = new URLSearchParams({ email: text, redirectPath: `/${text}`, product: text, token: text });
        const answer = await fetch(`/login?${query}`, { headers: { accept: 'text/html' } });
        const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
        return [...drawn.querySelectorAll('*')]
          .map((one) => `${one.tagName} ${one.getAttributeNames().toSorted().join(' ')}`)
          .join('\n');
      };
      const plain = await shapeOf('plain');
      const found: string[] = [];
      for (const payload of payloads) if ((await shapeOf(payload)) !== plain) found.push(payload);
      return { elements: plain.split('\n').length, found };
    }, scriptPayloads);
    expect(shapes.elements).toBeGreaterThan(30);
    expect(shapes.found).toEqual([]);
    await isClean();
  });

  it('is text in a page that is alive', async () => {
    const { page, isClean } = await trap();
    for (const payload of sampled(scriptPayloads, 6)) {
      const query = new URLSearchParams({ email: payload, redirectPath: `/shop?${payload}` });
      await page.goto(`${fixture.portal.url}/login?${query}`);
      expect(await email(page).inputValue()).toBe(payload.replaceAll('\n', '').trim());
      await isClean();
    }
  });
});

it('payloads as names are text wherever a name is shown', async () => {
  const { page, isClean } = await trap(1280);
  await page.goto(`${fixture.portal.url}/get-started`);
  const short = scriptPayloads.find((payload) => payload.startsWith('<img') && payload.length <= 35) ?? '';
  await signUp(page, { ...newcomer(), first_name: short, last_name: short });
  await page.waitForURL('**/signup/profile');
  await page.goto(`${fixture.portal.url}/`);
  await says(page, /^Hi, <img/i);
  await isClean();
  await page.route('**/v2/session/refresh', async (route) => {
    const answer = await route.fetch();
    const session: Session = await answer.json();
    const user = { ...session.user, first_name: all, last_name: all };
    await route.fulfill({ response: answer, json: { ...session, user } });
  });
  await drawsByItself(page);
  await page.reload();
  await says(page, /^Hi, <script/i);
  expect(inLine(await page.getByRole('heading', { level: 1 }).innerText())).toBe(inLine(`Hi, ${all}`));
  await isClean();
});

it('payloads as texts of the organization are text, and no link runs script', async () => {
  const { page, isClean } = await trap(1280);
  await drawsByItself(page);
  await page.route(/\/dashboard/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const [block = '', json = ''] =
      /<script type="application\/json" id="organization">(.*?)<\/script>/s.exec(html) ?? [];
    const organization: Organization = JSON.parse(json);
    const settings = {
      ...organization.settings,
      name: all,
      support_email: all,
      dropdown_links: scriptPayloads.map((name) => ({ name, url: '/shop', new_tab: false })),
    };
    const hostile = JSON.stringify({ ...organization, settings }).replaceAll('<', '\\u003c');
    await route.fulfill({ response: answer, body: html.replace(block, () => block.replace(json, () => hostile)) });
  });
  await signIn(page, fixture.portal.url, (await fixture.chloe()).email);
  await says(page, 'Hi, Chloe');
  await page.getByRole('complementary').getByText('More', { exact: true }).click();
  const links = page.getByRole('complementary').getByRole('navigation').getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(scriptPayloads.length);
  await isClean();
});

it('payloads in a policy are text', async () => {
  const { page, isClean } = await trap();
  await page.route('**/policy/*', async (route) => {
    const answer = await route.fetch();
    const policy: Policy = await answer.json();
    const parts = scriptPayloads.map((payload) => ({ heading: payload, paragraphs: [payload] }));
    await route.fulfill({ response: answer, json: { ...policy, title: all, updated: all, parts } });
  });
  await page.goto(`${fixture.portal.url}/get-started`);
  await page.getByRole('button', { name: 'Privacy', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect.poll(() => panel.getByRole('heading', { level: 3 }).count()).toBe(scriptPayloads.length);
  const shown = await panel.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(shown.map(inLine)).toEqual(scriptPayloads.map(inLine));
  await isClean();
});

it('payloads in the medical history are text where it is reviewed', async () => {
  const { page, isClean } = await trap();
  const { url } = fixture.portal;
  const visit = await answeredVisit(await fixture.like('ava'), 'rapamycin');
  await openVisit(page, url, visit, 'pharmacy-overview');
  for (const text of textsOf(4500)) {
    await visit.call('PUT', `/users/${visit.organization}/${visit.userId}`, {
      medical_profile: { has_allergies: true, allergy_text: text },
    });
    await page.goto(`${url}/intake/${visit.intake._id}/pharmacy-overview`);
    await expectQuestion(page, 'Review Medical History');
    const part = page.getByRole('region', { name: 'Do you have any allergies?' });
    expect(inLine(await part.innerText())).toContain(inLine(text));
    await part.getByRole('button', { name: 'Edit' }).click();
    expect(inLine(await part.getByRole('textbox').inputValue())).toBe(inLine(text));
    await isClean();
  }
});

it('payloads in the free text of a visit are text, typed and read again', async () => {
  const { page, isClean } = await trap();
  const { url } = fixture.portal;
  const visit = await answeredVisit(await fixture.like('gus'), 'rapamycin');
  const { intake_responses: responses } = await visit.call<Intake>(
    'GET',
    `/intakes/${visit.organization}/patient/${visit.userId}/intake/${visit.intake._id}`,
  );
  const free = responses?.find(({ value }) =>
    Object.values(value ?? {}).some((one) => typeof one === 'string' && / /.test(one)),
  );
  expect(free).toBeDefined();
  await signIn(page, url, visit.email);
  for (const text of textsOf(1900)) {
    await page.goto(`${url}/consultation/intake/${visit.userId}/${visit.intake._id}/question/${free?._id}`);
    await page.getByRole('textbox').fill(text);
    await isClean();
    const saved = page.waitForResponse((response) => response.url().includes('/responses/'));
    await goOn(page);
    expect((await saved).status()).toBe(200);
    // Before, the browser would ask whether an unsaved answer is left.
    await page.waitForURL((at) => !at.pathname.endsWith(String(free?._id)));
    await page.goto(`${url}/consultation/intake/${visit.userId}/${visit.intake._id}/question/${free?._id}`);
    await expect.poll(async () => inLine(await page.getByRole('textbox').inputValue())).toBe(inLine(text));
    await isClean();
  }
});

it('payloads in the wish for a protocol of one’s own are text', async () => {
  const { page, isClean } = await trap();
  const { url } = fixture.portal;
  const visit = await answeredVisit(await fixture.like('gus'), 'rapamycin');
  await openVisit(page, url, visit, 'product-configure');
  await page.getByRole('checkbox', { name: 'Need a Custom Protocol?' }).check();
  const comment = page.getByLabel('What should your protocol look like?');
  for (const text of textsOf(1900)) {
    await comment.fill(text);
    expect(inLine(await comment.inputValue())).toBe(inLine(text));
    await isClean();
  }
  await goOn(page);
  await expectQuestion(page, 'Verify your identity');
  await isClean();
});

it('payloads in another answer to a lifestyle question are text', async () => {
  const { page, isClean } = await trap();
  const { url } = fixture.portal;
  const { product } = await organizationAt(url);
  const patient = await signUpByCall(url, completeProfile);
  await signIn(page, url, patient.email);
  for (const text of textsOf(480)) {
    await page.goto(`${url}/signup/questions/${product('longevity-panel')}?step=0`);
    await expectQuestion(page, 'What do you most want from your results?');
    await choose(page, 'Other');
    const details = page.getByLabel('Please provide additional details:');
    await details.fill(text);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await goOn(page);
    expect((await saved).status()).toBe(200);
    await page.goto(`${url}/signup/questions/${product('longevity-panel')}?step=0`);
    await expect.poll(async () => inLine(await details.inputValue())).toBe(inLine(text));
    await isClean();
  }
});

const ofThePortal = () => new URL(fixture.portal.url).origin;

describe('an address that would lead elsewhere', () => {
  it('is not gone to after the login', async () => {
    const { page, context, isClean } = await trap();
    const gus = await fixture.like('gus');
    for (const payload of sampled(redirectPayloads, 4)) {
      await context.clearCookies();
      await page.goto(`${fixture.portal.url}/login?redirectPath=${encodeURIComponent(payload)}`);
      await logIn(page, gus.email);
      await page.waitForURL((address) => address.pathname !== '/login' || address.origin !== ofThePortal());
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).origin).toBe(ofThePortal());
    }
    await isClean();
  });

  it('is not gone to as an older address', async () => {
    const { page, isClean } = await trap();
    for (const payload of sampled(redirectPayloads, 4)) {
      for (const hash of [`#${payload}`, `#/${payload}`]) {
        await page.goto(`${fixture.portal.url}/login${hash}`);
        await submit(page)
          .or(page.getByRole('heading', { name: '404 - Page Not Found' }))
          .waitFor();
        expect(new URL(page.url()).origin).toBe(ofThePortal());
        await page.goto('about:blank');
      }
    }
    await isClean();
  });
});
