import { expect, it } from 'vitest';
import { redirectsToVerification, type RedirectInput } from '#app/dashboard/welcome/redirectsToVerification.ts';

const arrival: RedirectInput = {
  putOff: false,
  handedOver: false,
  width: 1280,
  verificationStatus: 'not_started',
};

it.each([
  [320, false],
  [760, false],
  [761, true],
])('in a window of %i px the welcome hands over: %s', (width, expected) => {
  expect(redirectsToVerification({ ...arrival, width })).toBe(expected);
});

it.each([
  ['not_started', true],
  ['outdated', true],
  ['rejected', true],
  ['pending', false],
  ['completed', false],
] as const)('with verification %s the welcome hands over: %s', (verificationStatus, expected) => {
  expect(redirectsToVerification({ ...arrival, verificationStatus })).toBe(expected);
});

it.each([
  ['who put it off', { putOff: true }],
  ['who was handed over before', { handedOver: true }],
])('a patient %s stays on the dashboard', (_, change) => {
  expect(redirectsToVerification({ ...arrival, ...change })).toBe(false);
});
