import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { isAlive } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const settings = (userId: string) => `/dashboard/${userId}/settings/security`;

it.each([390, 1280])('a patient sees at %i pixels who looked at the record, and asks for more', async (width) => {
  const chloe = await fixture.chloe();
  const { call, organization, userId } = chloe;
  for (let read = 0; read < 25; read += 1) await call('GET', `/billing/${organization}/patient/${userId}/card`);
  const { patient, page } = await fixture.arrive(chloe, settings, { width });
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/accesses')) asked.push(url);
  });
  await page.getByRole('heading', { level: 2, name: 'Who looked at my record' }).waitFor();
  await page.getByRole('list', { name: 'What I agreed to' }).waitFor();
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'See who looked at my record' }).click();
  const panel = page.getByRole('dialog', { name: 'Who looked at my record' });
  const lines = panel.getByRole('list', { name: 'Who looked at my record' }).locator(':scope > li');
  await lines.first().waitFor();
  const line = lines.filter({ hasText: 'You, on this device' });
  await line.getByText('Just now').first().waitFor();
  const own = await line.innerText();
  expect(own).toMatch(/Chrome on \w+/);
  // Of what was read in no order, four are named there, and all in the details.
  expect(
    await line
      .locator('details li')
      .filter({ hasText: /what you agreed to/i })
      .count(),
  ).toBeGreaterThan(0);
  expect(own).not.toContain('IP address');
  await expectAccessible(page);

  const singles = panel.locator('details li');
  expect(await singles.count()).toBe(20);
  await panel.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => singles.count()).toBeGreaterThan(20);
  expect(asked.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['20', '20']);
  // The keyboard goes on within the list.
  await page.locator('ol > li:focus').waitFor();

  const details = lines.filter({ hasText: 'Unknown device' }).first();
  expect(
    await details
      .getByText(/IP address/)
      .first()
      .isVisible(),
  ).toBe(false);
  await details.locator('summary').click();
  await details
    .getByText(/, \d+:\d\d [AP]M, IP address [\d.:a-f]+$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  noComplaints(patient);
});

it.each([390, 1280])('at %i pixels, a patient opens exactly the text that was agreed to', async (width) => {
  const { patient, page } = await fixture.arrive(await fixture.chloe(), settings, { width });
  const agreed = page.getByRole('list', { name: 'What I agreed to' }).getByRole('listitem');
  await agreed.first().waitFor();
  const told = await agreed.allInnerTexts();
  expect(told.map((text) => text.split('\n')[0])).toEqual([
    'Consent to care online',
    'Terms of service',
    'Privacy policy',
  ]);
  for (const text of told)
    expect(text).toMatch(/Agreed on \w+ \d+, \d{4}\s+You agreed to version \S+\. This is the text of today\./);
  await isAlive(page);
  await page.getByRole('link', { name: /^Read the terms/ }).click();
  await page.waitForURL(/\/agreements\/[0-9a-f]{8}$/);
  await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
  await page.getByText(/^You agreed to this text on \w+ \d+, \d{4}\. It is version \w{8}, which is/).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

  // On paper stands the text, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
  expect(await page.locator('main :is(a, button):visible, nav:visible').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  noComplaints(patient);

  const { pathname } = new URL(page.url());
  await page.goto(fixture.portal.url + pathname.replace(/\w{8}$/, '00000000'));
  await page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'What I agreed to' }).click();
  await agreed.first().waitFor();
});
