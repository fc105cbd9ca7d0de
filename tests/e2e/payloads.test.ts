import { describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { isFull, sampled } from '../support/full.ts';
import { openVisit } from '../support/steps/checkoutSteps.ts';
import { email, logIn, submit } from '../support/steps/entrySteps.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { drawsByItself, expectQuestion, signIn } from '../support/steps/patientSteps.ts';
import { portalFixture, says } from '../support/browser/portalFixture.ts';
import { redirectPayloads } from '../support/payloads/redirectPayloads.ts';
import { scriptPayloads } from '../support/payloads/scriptPayloads.ts';

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

const all = scriptPayloads.join(' ');

/** As a browser shows a text in a line. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** As a browser keeps a text in a field for an email address: without line breaks, and without spaces of ASCII around it. */
const inEmailField = (text: string) => text.replaceAll(/[\n\r]/g, '').replaceAll(/^[\t\f ]+|[\t\f ]+$/g, '');

// Each place that shows a text is tried with all payloads in `tests/pages/dashboard/payloads.test.ts`, where no script runs. Here a browser
// sees the ways that a text gets into a page: drawn by the server, out of the document, out of an answer, and into a field.
describe('payloads are text', () => {
  it('in the address, in the HTML of the server and in a page that is alive', async () => {
    const { page, isClean } = await trap();
    await page.goto(`${fixture.portal.url}/login`);
    const shapes = await page.evaluate(
      async (payloads) => {
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
      },
      sampled(scriptPayloads, 20),
    );
    expect(shapes.elements).toBeGreaterThan(30);
    expect(shapes.found).toEqual([]);
    for (const payload of sampled(scriptPayloads, 2)) {
      const query = new URLSearchParams({ email: payload, redirectPath: `/shop?${payload}` });
      await page.goto(`${fixture.portal.url}/login?${query}`);
      expect(await email(page).inputValue()).toBe(inEmailField(payload));
      await isClean();
    }
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">'));
    await expect(isClean(), 'what is caught here would be noticed').rejects.toThrow('expected');
  });

  it('as a name and as texts of the organization on the home, where no link runs script', async () => {
    const { page, context, isClean } = await trap(1280);
    await drawsByItself(page);
    // To the browser, a document that a test answers comes from no address of this machine, whose sockets it may then not open.
    await context.grantPermissions(['local-network-access']);
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
    await page.route('**/v2/session/refresh', async (route) => {
      const answer = await route.fetch();
      const session: Session = await answer.json();
      const user = { ...session.user, first_name: all, last_name: all };
      await route.fulfill({ response: answer, json: { ...session, user } });
    });
    await signIn(page, fixture.portal.url, (await fixture.chloe()).email);
    await says(page, /^Hi, <script/i);
    expect(inLine(await page.getByRole('heading', { level: 1 }).innerText())).toBe(inLine(`Hi, ${all}`));
    await page.getByRole('complementary').getByText('More', { exact: true }).click();
    const links = page.getByRole('complementary').getByRole('navigation').getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(scriptPayloads.length);
    await isClean();
  });

  it.runIf(isFull)('in the medical history, where it is reviewed and edited', async () => {
    const { page, isClean } = await trap();
    const visit = await answeredVisit(await fixture.like('ava'), 'rapamycin');
    const text = all.slice(0, 4500);
    await visit.call('PUT', `/users/${visit.organization}/${visit.userId}`, {
      medical_profile: { has_allergies: true, allergy_text: text },
    });
    await openVisit(page, fixture.portal.url, visit, 'pharmacy-overview');
    await expectQuestion(page, 'Review Medical History');
    const part = page.getByRole('region', { name: 'Do you have any allergies?' });
    expect(inLine(await part.innerText())).toContain(inLine(text));
    await part.getByRole('button', { name: 'Edit' }).click();
    expect(inLine(await part.getByRole('textbox').inputValue())).toBe(inLine(text));
    await isClean();
  });
});

it('an address that would lead elsewhere is gone to neither after the login nor as an older address', async () => {
  const { page, context, isClean } = await trap();
  const { email: address } = await fixture.like('gus');
  const { origin } = new URL(fixture.portal.url);
  for (const payload of sampled(redirectPayloads, 2)) {
    await context.clearCookies();
    await page.goto(`${fixture.portal.url}/login?redirectPath=${encodeURIComponent(payload)}`);
    await logIn(page, address);
    await page.waitForURL((at) => at.pathname !== '/login' || at.origin !== origin);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
  }
  for (const payload of sampled(redirectPayloads, 2))
    for (const hash of [`#${payload}`, `#/${payload}`]) {
      await context.clearCookies();
      await page.goto(`${fixture.portal.url}/login${hash}`);
      await submit(page)
        .or(page.getByRole('heading', { name: '404 - Page Not Found' }))
        .waitFor();
      expect(new URL(page.url()).origin).toBe(origin);
      await page.goto('about:blank');
    }
  await isClean();
});
