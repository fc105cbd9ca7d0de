import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

it('a patient sees the newest purchase in short on the home, and every purchase behind it', async () => {
  const { patient, page, userId } = await fixture.arrive(await fixture.chloe(), '/dashboard', {
    width: 320,
    height: 700,
  });
  const recent = page.getByRole('region', { name: 'Your latest purchase' });
  await recent.getByRole('listitem').filter({ hasText: 'A provider answers, usually by' }).waitFor();
  expect(await recent.getByRole('listitem').count()).toBe(3);
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'See everything' }).click();
  await page.waitForURL(`**/dashboard/${userId}/timeline`);
  await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
  const rapamycin = page.getByRole('list', { name: 'Generic Rapamycin' }).getByRole('listitem');
  await rapamycin.first().waitFor();
  const told = await rapamycin.allInnerTexts();
  expect(told.map((text) => /^(Coming up\n)?[^\n]+/.exec(text.replaceAll(/\n+/g, '\n'))?.[0])).toEqual([
    'You sent your visit',
    '$279.00 was reserved on your card',
    'Your provider looked at your visit',
    '$279.00 was charged to your card',
    'Your provider prescribed Rapamycin (sirolimus) oral solution',
    'We began to prepare your order',
    'Your order was sent to you',
    'Your order was delivered',
    '$20.00 was given back to your card',
    'Coming up\nNext charge: $279.00',
  ]);
  await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Timeline');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  noComplaints(patient);
});

it('the address in mails leads to the own timeline, which leads on where nothing was bought', async () => {
  const { patient, page, userId } = await fixture.arrive('eli', '/dashboard/me/timeline', { width: 1280 });
  await page.getByRole('heading', { name: 'Nothing bought yet' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/${userId}/timeline`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Visit our shop' }).click();
  await page.waitForURL('**/shop');
  noComplaints(patient);
});
