import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import { readSignupAddress, signupHref } from '#app/signup/signupAddress.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import lifestyle from '#flows/signup/lifestyle.steps.json';
import signup from '#flows/signup/signup.steps.json';
import { locateSignup, signupAddressOf } from '#flows/signup/address/signupAddress.ts';

const definition = compile(stepKinds, stepSetOf(signup), stepSetOf(lifestyle));
const noQuestions = compile(stepKinds, stepSetOf(signup), {
  flow: 'lifestyle',
  version: 1,
  sections: { questions: [] },
});

const located = (href: string, of = definition) => {
  const address = readSignupAddress(href);
  return address && locateSignup(address, of);
};

describe('an address of the signup asks for', () => {
  it.each([
    ['/signup/lab-visit', { section: 'lab-visit' }],
    ['/signup/profile', { section: 'profile' }],
    ['/signup/profile/p1', { section: 'profile' }],
    ['/signup/questions/p1', { section: 'questions', step: 'goal' }],
    ['/signup/questions/p1?step=0', { section: 'questions', step: 'goal' }],
    ['/signup/questions/p1?step=2', { section: 'questions', step: 'diet' }],
    ['/signup/questions/p1?step=5', { section: 'questions', step: 'stress' }],
    ['/signup/questions/p1?step=6', { section: 'questions', step: 'stress' }],
    ['/signup/questions/p1?step=999', { section: 'questions', step: 'stress' }],
    ['/signup/questions/p1?step=-1', { section: 'questions', step: 'goal' }],
    ['/signup/questions/p1?step=1.5', { section: 'questions', step: 'goal' }],
    ['/signup/questions/p1?step=x', { section: 'questions', step: 'goal' }],
    ['/signup/protocol-preference/p1', { section: 'protocol-preference' }],
    ['/signup/checkout/p1?plan=m3', { section: 'checkout' }],
  ])('%s: %j', (href, expected) => {
    expect(located(href)).toEqual(expected);
  });

  it('the questions as a whole where there are none', () => {
    expect(located('/signup/questions/p1?step=3', noQuestions)).toEqual({ section: 'questions' });
  });
});

it.each([
  '/signup',
  '/signup/',
  '/signup/payment/p1',
  '/signup/profile/p1/more',
  '/dashboard/u/profile',
  '/signup/hiw',
])('%s is no address of the signup', (href) => {
  expect(readSignupAddress(href)).toBeUndefined();
});

it('the product and the plan are read from the address', () => {
  expect(readSignupAddress('/signup/checkout/p1?plan=m3')).toMatchObject({ product: 'p1', plan: 'm3' });
  expect(readSignupAddress('/signup/checkout')).toMatchObject({ product: undefined, plan: undefined });
});

describe('a screen stands at', () => {
  it.each([
    ['lab-visit', 'lab-visit', '/signup/lab-visit'],
    ['profile', 'profile', '/signup/profile/p1'],
    ['questions', 'goal', '/signup/questions/p1?step=0'],
    ['questions', 'stress', '/signup/questions/p1?step=5'],
    ['protocol-preference', 'protocol-preference', '/signup/protocol-preference/p1'],
  ])('%s: %s at %s', (section, step, href) => {
    const index = definition.positions.get(step) ?? -1;
    const from = definition.sections.get(section)?.from ?? -1;
    const address = signupAddressOf({ section, index, from }, { product: 'p1', plan: 'm3' });
    expect(address && signupHref(address)).toBe(href);
  });

  it('its plan at the checkout', () => {
    const checkout = { section: 'lab-checkout', index: 0, from: 0 };
    const hrefWith = (plan: string | undefined) => {
      const address = signupAddressOf(checkout, { product: 'p1', plan });
      return address && signupHref(address);
    };
    expect(hrefWith('m3')).toBe('/signup/checkout/p1?plan=m3');
    expect(hrefWith(undefined)).toBe('/signup/checkout/p1');
  });

  it('no address of its own where the state is refused', () => {
    expect(signupAddressOf({ section: 'unavailable', index: 0, from: 0 }, {})).toBeUndefined();
  });

  it('the profile alone where nothing is bought', () => {
    const address = signupAddressOf({ section: 'profile', index: 0, from: 0 }, {});
    expect(address && signupHref(address)).toBe('/signup/profile');
  });
});
