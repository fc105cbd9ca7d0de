import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ownAddress } from '#app/routes/root/ownAddress.ts';

const OWN = 'a'.repeat(24);

function led(userId: string, href: string): string | undefined {
  try {
    ownAddress({ params: { userId }, context: { userId: OWN }, location: { href } });
  } catch (error) {
    if (isRedirect(error)) return error.options.href;
    throw error;
  }
  return undefined;
}

it.each([
  ['b', '/dashboard/b/messages', `/dashboard/${OWN}/messages`],
  ['b', '/dashboard/b/subscriptions?show=all#b', `/dashboard/${OWN}/subscriptions?show=all#b`],
  ['dashboard', '/dashboard/dashboard/timeline', `/dashboard/${OWN}/timeline`],
  ['ä', '/dashboard/%C3%A4/timeline', `/dashboard/${OWN}/timeline`],
  ['b', '/dashboard/b', `/dashboard/${OWN}`],
])('of %s is led from %s to the same page of the patient', (userId, from, to) => {
  expect(led(userId, from)).toBe(to);
});

it('of the patient stays', () => {
  expect(led(OWN, `/dashboard/${OWN}/messages`)).toBeUndefined();
});
