import type { Break } from './Break.ts';

const visits = 'tests/backend/visits/answers.test.ts';
const sessions = 'tests/backend/accounts/sessions.test.ts';
const coupons = 'tests/backend/payments/coupons.test.ts';
const safe = 'tests/backend/portal/safeByDefault.test.ts';

/** Faults of the engine, the checker and the backend. */
export const breaks: readonly Break[] = [
  {
    name: 'products are chosen while a stop holds',
    file: 'services/backend/modules/intakes/chooseProducts.ts',
    from: "if (how === 'choose') await refuseWhileStopped(portal, row, visit);",
    to: '',
    seenBy: {
      file: 'tests/backend/visits/stops.test.ts',
      test: 'a stop > keeps the answer that raises it, and has nothing chosen, bought or sent',
    },
  },
  {
    name: 'what a patient in treatment tells holds nothing',
    file: 'services/backend/modules/stops/stopsOfPatient.ts',
    from: 'return (await Promise.all(rows.map(raisedBy))).flat();',
    to: 'return (await Promise.all(rows.filter((row) => !row.isTreating).map(raisedBy))).flat();',
    seenBy: {
      file: 'tests/backend/visits/treatmentStops.test.ts',
      test: 'what a patient in treatment tells > holds the next shipment and charge until a person has decided',
    },
  },
  {
    name: 'a condition of which a part is unknown is taken for true',
    file: 'engine/conditions/compileCondition.ts',
    from: 'if (one === undefined) truth = undefined;',
    to: '',
    seenBy: {
      file: 'tests/engine/definition/compileCondition.test.ts',
      test: 'groups, three-valued after Kleene > groups nest',
    },
  },
  {
    name: 'the details of an answer are lost when its step is renamed',
    file: 'engine/answers/migrate.ts',
    from: '{ step: to, field: place.field, named: true }',
    to: '{ step: to, field: MAIN, named: true }',
    seenBy: {
      file: 'tests/engine/authoring/migrate.test.ts',
      test: 'answers of an earlier version > follow a renamed step, whole and with their revision',
    },
  },
  {
    name: 'the checker does not see a question that no patient is asked',
    file: 'engine/authoring/check/machine/ConditionCheck.ts',
    from: "if (this.possible(this.shown(set, placed)).kind === 'none') {",
    to: 'if (false) {',
    seenBy: {
      file: 'tests/flows/check/largeDefinition.test.ts',
      test: 'a template of 2,000 questions > is checked with the machine that walks it, and the one question that no patient is asked is all that is found',
    },
  },
  {
    name: 'a patient reads the account of another one',
    file: 'services/backend/modules/access/guardAccess.ts',
    from: 'patient !== request.access?.user',
    to: 'false',
    seenBy: {
      file: 'tests/backend/portal/authorization.test.ts',
      test: 'GET /users/:org/user/:userId/patient > shows nothing of another patient',
    },
  },
  {
    name: 'an answer is stored to a question that does not apply',
    file: 'services/backend/modules/intakes/saveAnswer.ts',
    from: 'if (!answers.isRelevant(step.index)) throw problems.stepNotRelevant(response.step);',
    to: '',
    seenBy: { file: visits, test: 'saving an answer > refuses a question that does not apply to this patient' },
  },
  {
    name: 'a discount code takes its percentage off products that it does not serve',
    file: 'services/backend/modules/coupons/discountsFor.ts',
    from: 'coupon.productTemplates.includes(product_template)',
    to: 'product_template !== undefined',
    seenBy: {
      file: coupons,
      test: 'a discount code > gives nothing on other products, and nothing on ids that are no products',
    },
  },
  {
    name: 'a discount code that has expired lowers the price',
    file: 'services/backend/modules/coupons/usableCoupon.ts',
    from: 'coupon.expiresAt !== null && coupon.expiresAt <= clock()',
    to: 'false',
    seenBy: { file: coupons, test: 'a discount code > that has expired is invalid' },
  },
  {
    name: 'a password is tried once more than is allowed',
    file: 'services/backend/modules/sessions/loginAttempts.ts',
    from: '!row || row.here > ALLOWED)',
    to: '!row || row.here > ALLOWED + 1)',
    seenBy: {
      file: sessions,
      test: 'login > locks account and address after six failures, with the right password too',
    },
  },
  {
    name: 'a token that was read before serves for ever',
    file: 'services/backend/modules/access/AccessTokens.ts',
    from: 'if (known.expiresAt <= now.getTime()) throw problems.tokenExpired();',
    to: '',
    seenBy: {
      file: sessions,
      test: 'the access token > expires after fifteen minutes with the text for it, whether it was read before or not',
    },
  },
  {
    name: 'passwords are hashed at next to no cost',
    file: 'services/backend/modules/sessions/passwords.ts',
    from: 'memoryCost: 19_456, timeCost: 2',
    to: 'memoryCost: 8, timeCost: 1',
    seenBy: {
      file: 'tests/backend/accounts/accounts.test.ts',
      test: 'a new account > keeps the password as an argon2id hash that takes its time',
    },
  },
  {
    name: 'the notification of a booked appointment is dropped',
    file: 'services/backend/modules/appointments/store.ts',
    from: "event: 'appointment-booked', source: 'booked', about: 's.id', now: '$17'",
    to: "event: 'appointment-booked', source: 'booked', about: 's.id', when: 'false', now: '$17'",
    seenBy: {
      file: 'tests/backend/notifications/occasions.test.ts',
      test: 'an appointment > is told when it is booked, moved each time, and canceled',
    },
  },
  {
    name: 'demo patients, whose password is published, are served to real ones',
    file: 'services/backend/demo/refuseDemo.ts',
    from: 'if (!demo) return;',
    to: 'if (!demo || demo) return;',
    seenBy: { file: safe, test: 'does not serve demo patients once the sandbox is off' },
  },
  {
    name: 'a reset deletes the patients of a real installation',
    file: 'services/backend/demo/refuseReset.ts',
    from: 'if (!patient) return;',
    to: 'if (!patient || patient) return;',
    seenBy: { file: safe, test: 'deletes no patients of a real installation' },
  },
];
