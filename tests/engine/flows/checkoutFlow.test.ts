import { describe, expect, it } from 'vitest';
import type { Value } from '#schemas/flow/answer.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { plainAnswer } from './plainAnswer.ts';
import { startVisit, templates, type Visit } from './startVisit.ts';
import { answeredPatient } from '../answeredPatient.ts';

type Start = NonNullable<Parameters<typeof startVisit>[0]>;
type Effect = keyof NonNullable<Start['effects']>;

/** A patient with nothing left to answer, who has chosen products. */
const ready: KnownFacts = {
  ...answeredPatient,
  'patient.verified': true,
  'intake.questions_left': false,
  'intake.products_chosen': true,
  'intake.attached': false,
};

const openedAt = async (section: string, { facts, ...parts }: Start): Promise<Visit> => {
  const visit = await startVisit({ template: 'sleepSupport', ...parts, facts: { ...ready, ...facts } });
  await visit.go({ section });
  expect(visit.at()).toMatch(`${section}: `);
  return visit;
};

/** Sends the screen of a checkout; the effects that ran, the saving of the screen left out. */
async function order(visit: Visit, changes: { readonly [field: string]: Value } = {}): Promise<readonly string[]> {
  const step = visit.step();
  const before = visit.calls.length;
  await visit.answer({ ...(step && plainAnswer(step)), ...changes });
  const [saved, ...calls] = visit.calls.slice(before);
  expect(saved).toBe(`saveAnswer ${step?.id}`);
  return calls;
}

/** An effect that fails the first time, and what it learns from then on. */
function failingOnce(code: string, learned: KnownFacts = {}) {
  let failed = false;
  return (): Promise<Facts> => {
    if (failed) return Promise.resolve(learned);
    failed = true;
    return Promise.reject(new EffectError({ code, message: 'Please try again.' }));
  };
}

const learning = (learned: KnownFacts) => (): Promise<Facts> => Promise.resolve(learned);

const account: KnownFacts = { 'patient.stripe_id': 'known', 'patient.has_card_source': true };
const coaching: KnownFacts = { 'intake.type': 'coaching_membership', 'intake.end': 'membership' };

describe('the checkout runs in order', () => {
  it.each<readonly [string, KnownFacts, string, readonly string[]]>([
    ['of a new card', {}, 'new', ['createCardAccount', 'completeIntake']],
    ['of a new card of a patient with an account', account, 'new', ['updateCard', 'completeIntake']],
    ['of the saved card', account, 'saved', ['completeIntake']],
    [
      'of one who joins a membership',
      { ...account, 'checkout.joins_membership': true },
      'saved',
      ['startMembership', 'completeIntake'],
    ],
    [
      'of one who has the membership already',
      { ...account, 'checkout.joins_membership': true, 'patient.membership': 'owned' },
      'saved',
      ['completeIntake'],
    ],
    [
      'of a visit that collects no payment',
      { ...account, 'checkout.joins_membership': true, 'intake.collects_payment': false },
      'saved',
      ['dropMembership', 'completeIntake'],
    ],
    [
      'of coaching',
      { ...account, ...coaching },
      'saved',
      ['createSubscription', 'attachSubscription', 'completeIntake'],
    ],
    [
      'of coaching with a subscription that is not attached yet',
      { ...account, ...coaching, 'intake.subscription': 'made' },
      'saved',
      ['attachSubscription', 'completeIntake'],
    ],
    [
      'of coaching with a subscription that is attached',
      { ...account, ...coaching, 'intake.subscription': 'made', 'intake.attached': true },
      'saved',
      ['completeIntake'],
    ],
    [
      'of the organization that counts orders',
      { ...account, 'organization.default': true },
      'saved',
      ['completeIntake', 'trackCheckout'],
    ],
    [
      'of everything at once',
      { ...coaching, 'checkout.joins_membership': true, 'organization.default': true },
      'new',
      [
        'createCardAccount',
        'startMembership',
        'createSubscription',
        'attachSubscription',
        'completeIntake',
        'trackCheckout',
      ],
    ],
  ])('%s', async (_, facts, payment, effects) => {
    const visit = await openedAt('checkout', { facts });
    expect(await order(visit, { payment })).toEqual(['refreshUser', ...effects, 'clearCheckout']);
    expect(visit.state()).toBe('finished');
  });

  it('and takes the account as it is now, not as it was', async () => {
    const visit = await openedAt('checkout', {
      facts: { 'checkout.joins_membership': true },
      effects: { refreshUser: learning({ ...account, 'patient.membership': 'owned' }) },
    });
    expect(await order(visit)).toEqual(['refreshUser', 'updateCard', 'completeIntake', 'clearCheckout']);
  });

  it('and ends although the order cannot be counted', async () => {
    const effects = { trackCheckout: failingOnce('NetworkError') };
    const visit = await openedAt('checkout', { facts: { ...account, 'organization.default': true }, effects });
    await order(visit, { payment: 'saved' });
    expect(visit.state()).toBe('finished');
  });
});

describe('a checkout without a card stays on its screen', () => {
  it('where the saved card is gone', async () => {
    const effects = { refreshUser: learning({ 'patient.has_card_source': false }) };
    const visit = await openedAt('checkout', { facts: account, effects });
    expect(await order(visit, { payment: 'saved' })).toEqual(['refreshUser', 'refuseWithoutCard']);
    expect([visit.at(), visit.problem()]).toEqual(['checkout: checkout', 'PaymentMethodMissing']);
  });

  it('where the new card was not kept', async () => {
    const effects = { createCardAccount: learning({ 'patient.stripe_id': 'made', 'patient.has_card_source': false }) };
    const visit = await openedAt('checkout', { effects });
    expect(await order(visit)).toEqual(['refreshUser', 'createCardAccount', 'refuseWithoutCard']);
    expect([visit.at(), visit.problem()]).toEqual(['checkout: checkout', 'PaymentMethodMissing']);
  });
});

describe('a checkout that fails leads back to its screen, and goes on where it was', () => {
  const everything: KnownFacts = { ...coaching, 'checkout.joins_membership': true };
  const all = ['startMembership', 'createSubscription', 'attachSubscription', 'completeIntake'] as const;
  const learned: { readonly [effect in Effect]?: KnownFacts } = {
    refreshUser: {},
    createCardAccount: account,
    startMembership: { 'patient.membership': 'joined' },
    createSubscription: { 'intake.subscription': 'made' },
    attachSubscription: { 'intake.attached': true },
    completeIntake: { 'intake.complete': true },
  };

  it.each<readonly [Effect, string, readonly string[], readonly string[]]>([
    ['refreshUser', 'NetworkError', [], ['createCardAccount', ...all]],
    ['createCardAccount', 'CardDeclined', ['createCardAccount'], ['createCardAccount', ...all]],
    ['startMembership', 'CardDeclined', ['createCardAccount', ...all.slice(0, 1)], ['updateCard', ...all]],
    [
      'createSubscription',
      'PaymentUnavailable',
      ['createCardAccount', ...all.slice(0, 2)],
      ['updateCard', ...all.slice(1)],
    ],
    [
      'attachSubscription',
      'WrongIntakeState',
      ['createCardAccount', ...all.slice(0, 3)],
      ['updateCard', ...all.slice(2)],
    ],
    ['completeIntake', 'CouponInvalid', ['createCardAccount', ...all], ['updateCard', ...all.slice(3)]],
  ])('after %s failed with %s', async (effect, code, first, again) => {
    const effects: Start['effects'] = { [effect]: failingOnce(code, learned[effect]) };
    const visit = await openedAt('checkout', { facts: everything, effects });
    expect(await order(visit)).toEqual(['refreshUser', ...first]);
    expect([visit.at(), visit.problem()]).toEqual(['checkout: checkout', code]);
    expect(await order(visit)).toEqual(['refreshUser', ...again, 'clearCheckout']);
    expect(visit.state()).toBe('finished');
  });

  it('with the card that is kept by now, where that is chosen', async () => {
    const effects = { completeIntake: failingOnce('NetworkError', { 'intake.complete': true }) };
    const visit = await openedAt('checkout', { effects });
    await order(visit);
    expect(await order(visit, { payment: 'saved' })).toEqual(['refreshUser', 'completeIntake', 'clearCheckout']);
  });

  it('with another card, where the one of the account is refused', async () => {
    const effects = { updateCard: failingOnce('CardInvalid', { 'patient.has_card_source': true }) };
    const visit = await openedAt('checkout', { facts: account, effects });
    expect(await order(visit)).toEqual(['refreshUser', 'updateCard']);
    expect([visit.at(), visit.problem()]).toEqual(['checkout: checkout', 'CardInvalid']);
    await order(visit);
    expect(visit.state()).toBe('finished');
  });
});

const lab = { template: 'labs' } as const;

describe('the purchase of a lab', () => {
  const bought = ['finishPurchase', 'findPanel', 'clearCheckout'];

  it('orders once and in order', async () => {
    const visit = await openedAt('lab-checkout', lab);
    const calls = await order(visit);
    expect(calls).toEqual(['refreshUser', 'createCardAccount', 'createOrder', 'submitOrder', ...bought]);
    expect(visit.state()).toBe('finished');
  });

  it('subscribes where it recurs', async () => {
    const visit = await openedAt('lab-checkout', { ...lab, facts: { ...account, 'cart.recurring': true } });
    expect(await order(visit, { payment: 'saved' })).toEqual(['refreshUser', 'subscribe', ...bought]);
  });

  it.each<readonly [Effect, string, KnownFacts, readonly string[]]>([
    ['createOrder', 'CouponInvalid', {}, ['refreshUser', 'createOrder', 'submitOrder', ...bought]],
    ['submitOrder', 'InvalidPhone', {}, ['refreshUser', 'submitOrder', ...bought]],
    ['finishPurchase', 'NetworkError', { 'cart.recurring': true }, bought],
    ['subscribe', 'CardDeclined', { 'cart.recurring': true }, ['refreshUser', 'subscribe', ...bought]],
  ])('whose %s fails with %s leads back to its screen, and does nothing twice', async (effect, code, facts, again) => {
    const made: KnownFacts = effect === 'createOrder' ? { 'purchase.order': 'made', 'purchase.told': true } : {};
    const learns = effect === 'subscribe' ? { 'purchase.subscription': 'made' } : made;
    const effects: Start['effects'] = { [effect]: failingOnce(code, learns) };
    const visit = await openedAt('lab-checkout', { ...lab, facts: { ...account, ...facts }, effects });
    await order(visit, { payment: 'saved' });
    expect([visit.at(), visit.problem()]).toEqual(['lab-checkout: lab-checkout', code]);
    expect(await order(visit, { payment: 'saved' })).toEqual(again);
    expect(visit.state()).toBe('finished');
  });

  it('ends although its panel cannot be found', async () => {
    const effects = { findPanel: failingOnce('NetworkError') };
    const visit = await openedAt('lab-checkout', { ...lab, effects });
    await order(visit);
    expect(visit.state()).toBe('finished');
  });

  it('goes back to the answers, and from them to the plan', async () => {
    const visit = await openedAt('lab-checkout', lab);
    await visit.back();
    expect(visit.at()).toBe('check: check');
    await visit.answer();
    expect(visit.at()).toBe('lab-checkout: lab-checkout');
    await visit.back();
    await visit.back();
    expect(visit.at()).toBe('lab-plan: lab-plan');
  });

  it('is not shipped where that is not allowed', async () => {
    const visit = await openedAt('lab-checkout', lab);
    const step = visit.step();
    await visit.answer({ ...(step && plainAnswer(step)), state: 'NY' });
    expect([visit.at(), visit.calls]).toEqual(['lab-checkout: lab-checkout', []]);
  });
});

describe('back from the checkout', () => {
  it.each<readonly [Start, readonly string[]]>([
    [{ template: 'sleepSupport' }, ['treatment: treatment']],
    [{ template: 'coaching' }, ['membership: membership']],
    [{ template: 'metabolicHealth' }, ['product-configure: product-configure']],
    [{ template: 'rapamycin' }, ['product-configure: product-configure', 'protocol-selection: protocol']],
    [{ template: 'sleepSupport', facts: { 'intake.has_addons': true } }, ['add-ons: add-ons', 'treatment: treatment']],
    [
      { template: 'sleepSupport', facts: { 'intake.has_addons': true, 'patient.verified': false } },
      ['verify-account: verify-account', 'add-ons: add-ons', 'treatment: treatment'],
    ],
    [
      { template: 'coaching', facts: { 'patient.verified': false } },
      ['verify-account: verify-account', 'membership: membership'],
    ],
  ])('of %j leads through the answers and %j', async (start, screens) => {
    const visit = await openedAt('checkout', start);
    await visit.back();
    expect(visit.at()).toBe('check: check');
    const seen: string[] = [];
    for (const _ of screens) {
      await visit.back();
      seen.push(visit.at());
    }
    expect(seen).toEqual(screens);
    expect(visit.calls.filter((call) => call !== 'prepareProtocols')).toEqual([]);
  });

  it('of a visit that ends with the identification leads to the last question', async () => {
    const facts: KnownFacts = { 'intake.end': 'identification', 'patient.verified': false };
    const visit = await openedAt('check', { facts });
    await visit.back();
    expect(visit.at()).toBe('verify-account: verify-account');
    await visit.back();
    expect(visit.at()).toMatch(/^intake: /);
  });
});

describe('products that are chosen', () => {
  it.each<readonly [Start, string, string]>([
    [{ template: 'sleepSupport' }, 'treatment', 'check: check'],
    [{ template: 'coaching' }, 'membership', 'check: check'],
    [{ template: 'metabolicHealth' }, 'product-configure', 'check: check'],
    [{ template: 'labs' }, 'lab-plan', 'check: check'],
    [{ facts: { 'patient.verified': null } }, 'treatment', 'verify-account: verify-account'],
    [{ facts: { 'intake.has_addons': true } }, 'treatment', 'add-ons: add-ons'],
  ])('of %j at %s lead to %s once they are saved', async (start, section, at) => {
    const visit = await openedAt(section, start);
    await visit.answer();
    expect([visit.at(), visit.calls]).toEqual([at, ['saveProducts']]);
  });

  it('that cannot be saved are chosen again, with the reason', async () => {
    const effects = { saveProducts: failingOnce('ProductUnavailable', { 'intake.products_chosen': true }) };
    const visit = await openedAt('treatment', { effects });
    await visit.answer();
    expect([visit.at(), visit.problem()]).toEqual(['treatment: treatment', 'ProductUnavailable']);
    await visit.answer();
    expect([visit.at(), visit.problem()]).toEqual(['check: check', undefined]);
  });

  it('with others that cannot be saved are asked for again, with the reason', async () => {
    const effects = { saveAddOns: failingOnce('ProductUnavailable') };
    const visit = await openedAt('add-ons', { facts: { 'intake.has_addons': true }, effects });
    await visit.answer();
    expect([visit.at(), visit.problem()]).toEqual(['add-ons: add-ons', 'ProductUnavailable']);
    await visit.answer();
    expect(visit.at()).toBe('check: check');
  });

  it('cannot be offered while protocols cannot be prepared, and can afterwards', async () => {
    const effects = { prepareProtocols: failingOnce('NetworkError') };
    const visit = await startVisit({ template: 'rapamycin', facts: ready, effects });
    await visit.go({ section: 'protocol-selection' });
    expect(visit.at()).toBe('protocols-unavailable: protocols-unavailable');
    await visit.answer();
    expect(visit.at()).toBe('protocol-selection: protocol');
  });
});

/** A rapamycin visit with every question answered that a patient without medicines is asked, at the answers. */
const withoutMedicines = () => {
  const steps = (templates.rapamycin.sections['intake'] ?? []).filter(({ id }) => id !== 'medication-interactions');
  const saved = new Map(steps.map((step) => [step.id, { answer: plainAnswer(step), revision: 1 }]));
  return openedAt('check', { template: 'rapamycin', saved });
};

describe('the answers before the checkout', () => {
  const chosen: Start = { template: 'sleepSupport', facts: { 'intake.products_chosen': true } };

  /** A visit whose every question was answered, at the answers. */
  const atAnswers = async () => {
    const facts = { ...chosen.facts, 'patient.medical_profile.pregnant': null };
    const visit = await openedAt('pharmacy-questions', { ...chosen, facts });
    while (!visit.at().startsWith('treatment')) {
      const asked = visit.step();
      await visit.answer(asked && plainAnswer(asked));
    }
    await visit.answer();
    expect(visit.at()).toBe('check: check');
    return visit;
  };

  it.each<readonly [string, string, string]>([
    ['profile', 'profile', 'profile: profile'],
    ['pharmacy-questions', 'allergies', 'pharmacy-questions: allergies'],
    ['intake', 'sleep-trouble', 'intake: sleep-trouble'],
  ])('are corrected one by one: %s %s', async (section, step, at) => {
    const visit = await atAnswers();
    const before = visit.calls.length;
    await visit.go({ section, step, returns: true });
    expect(visit.at()).toBe(at);
    const asked = visit.step();
    await visit.answer(asked && plainAnswer(asked));
    expect(visit.at()).toBe('check: check');
    expect(visit.calls.slice(before)).toContain('saveProducts');
    await visit.answer();
    expect(visit.at()).toBe('checkout: checkout');
  });

  it('are shown again where a correction is given up', async () => {
    const visit = await atAnswers();
    await visit.go({ section: 'intake', step: 'sleep-trouble', returns: true });
    await visit.back();
    expect(visit.at()).toBe('check: check');
  });

  const added = 'intake: medication-interactions';

  it('are asked the questions that a correction of the medical history adds, and no others', async () => {
    const visit = await withoutMedicines();
    await visit.go({ section: 'pharmacy-questions', step: 'current-medications', returns: true });
    await visit.answer({ value: true, details: 'ibuprofen 200 mg' });
    expect(visit.at()).toBe(added);
    expect(visit.calls).not.toContain('saveProducts');
    await visit.answer({ value: ['none'] });
    expect(visit.at()).toBe('check: check');
  });

  it('are asked them before they are shown again, also by who goes back from them', async () => {
    const visit = await withoutMedicines();
    await visit.go({ section: 'pharmacy-questions', step: 'current-medications', returns: true });
    await visit.answer({ value: true, details: 'ibuprofen 200 mg' });
    await visit.back();
    const before = visit.step();
    expect(visit.at()).toMatch(/^intake: (?!medication-interactions)/);
    await visit.answer(before && plainAnswer(before));
    expect(visit.at()).toBe(added);
  });

  it('lead to the step where the treatment was chosen, which leads back', async () => {
    const visit = await openedAt('check', chosen);
    await visit.go({ section: 'products', returns: true });
    expect(visit.at()).toBe('treatment: treatment');
    await visit.answer();
    expect(visit.at()).toBe('check: check');
    await visit.go({ section: 'products', returns: true });
    await visit.back();
    expect(visit.at()).toBe('check: check');
  });

  it('are opened by their address only once products are chosen', async () => {
    const visit = await startVisit({ template: 'sleepSupport', facts: { ...ready, 'intake.products_chosen': false } });
    await visit.go({ section: 'check' });
    expect(visit.at()).toBe('treatment: treatment');
  });
});
