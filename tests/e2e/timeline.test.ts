import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

it('the home tells the newest purchase, and leads to what became of all of them', async () => {
  const { patient, page, userId, open } = await fixture.arrive(await fixture.chloe(), '/dashboard', {
    width: 320,
    height: 700,
  });
  const recent = page.getByRole('region', { name: 'What happened, what comes' });
  await recent.getByText('You sent your visit').waitFor();
  expect(await recent.getByRole('listitem').count()).toBe(3);
  await recent.getByRole('link', { name: 'See everything' }).click();
  await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/${userId}/timeline`);
  const rapamycin = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Rapamycin' }) })
    .getByRole('listitem');
  const texts = (await rapamycin.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(texts).toEqual([
    'You sent your visit',
    '$279.00 was reserved on your card',
    'A provider reviewed your visit',
    '$279.00 was charged to your card',
    expect.stringContaining('Prescribed: '),
    'On its way to you: Generic Rapamycin',
    '$279.00 is charged to your card for Generic Rapamycin',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await open(`/dashboard/${'0'.repeat(24)}/timeline`);
  await page.waitForURL(`**/dashboard/${userId}/timeline`);
  noComplaints(patient);
});
