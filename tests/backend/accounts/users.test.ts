import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { User } from '#schemas/wire/user.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { startedMemberships } from '#services/backend/kernel/database/tables/memberships.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import {
  backendFixture,
  fullMedicalProfile,
  fullProfile,
  type BackendFixture,
} from '#tests/support/backend/backendFixture.ts';
import { brandsCopy } from '#tests/support/brands/brandsCopy.ts';
import { smallBrand } from '#tests/support/brands/smallBrand.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

async function account(profile: Parameters<BackendFixture['patient']>[0] = fullProfile) {
  const patient = await backend.patient(profile);
  const put = <Body = Problem>(update: object) =>
    patient.send<Body>('PUT', `/users/${patient.org}/${patient.id}`, update);
  const read = async () => (await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body;
  return { patient, put, read };
}

const HIDDEN = 'Please type this on one line, without characters that cannot be seen.';

describe('the profile', () => {
  it('takes what the questions of the visit allow, and counts the change', async () => {
    const { put, read } = await account({});
    const { medicalProfile, ...profile } = fullProfile;
    const { status, body } = await put<User>({ ...profile, medical_profile: medicalProfile, first_name: 'Pia' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...profile,
      medical_profile: medicalProfile,
      first_name: 'Pia',
      last_name: 'Test',
      revision: 1,
    });
    expect(await read()).toEqual(body);
  });

  it.each([
    ['a patient of 17', { birthday: '06-16-2008' }, 'birthday', 'tooYoung'],
    ['a day that does not exist', { birthday: '02-30-1980' }, 'birthday', 'date'],
    ['a day to come', { birthday: '01-01-2030' }, 'birthday', 'date'],
    ['a weight of nothing', { weight: 0 }, 'weight', 'tooLow'],
    ['a height of nothing', { height: 3 }, 'height', 'tooLow'],
    ['a state that does not exist', { state: 'ZZ' }, 'state', 'option'],
    ['a state by its name', { state: 'California' }, 'state', 'pattern'],
    ['a name of blanks', { first_name: '   ' }, 'first_name', 'required'],
    ['a name that cannot be seen', { first_name: '\u202e\u202d' }, 'first_name', 'hidden'],
    ['a name of two lines', { last_name: 'Li\nBcc: x' }, 'last_name', 'hidden'],
    ['a name without a letter', { last_name: '\u3164' }, 'last_name', 'letters'],
    ['an empty birthday', { birthday: null }, 'birthday', 'required'],
  ])('refuses %s', async (_, update, field, code) => {
    const { put, read } = await account();
    const { status, body } = await put(update);
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field, code }]);
    expect((await read()).revision).toBe(0);
  });

  it.each([
    ['a weight', { weight: 460 }, ['weight', 'height'], { weight_confirmed: 460, height_confirmed: 66 }],
    ['a height', { height: 50 }, ['height'], { height_confirmed: 50 }],
    [
      'a weight with a height',
      { weight: 90, height: 80 },
      ['weight', 'height'],
      { weight_confirmed: 90, height_confirmed: 80 },
    ],
    [
      'a height with the weight of before',
      { height: 84, weight: 80 },
      ['weight', 'height'],
      { weight_confirmed: 80, height_confirmed: 84 },
    ],
  ])('takes %s that is not believed once it is confirmed, and keeps that', async (_, update, asked, confirmation) => {
    const { put, read } = await account();
    const { status, body } = await put(update);
    expect([status, body.fields.map(({ field, code }) => [field, code])]).toEqual([
      422,
      asked.map((field) => [field, 'unlikely']),
    ]);
    expect((await put({ ...update, ...confirmation })).status).toBe(200);
    expect(await read()).toMatchObject({ ...update, ...confirmation });
    expect((await put({ first_name: 'Pia' })).status).toBe(200);
    expect((await put({ weight: 150, height: 67 })).status).toBe(200);
    expect(await read()).toMatchObject({ weight_confirmed: null, height_confirmed: null });
  });

  it('judges a weight together with the height that is known', async () => {
    const { put } = await account({ height: 84 });
    const { body } = await put({ weight: 71 });
    expect(body.fields.map(({ field }) => field)).toEqual(['weight', 'height']);
  });

  it('takes a patient on the 18th birthday', async () => {
    const { put } = await account();
    expect((await put({ birthday: '06-15-2008' })).status).toBe(200);
  });

  it('names the organization in its text for those who are too young', async () => {
    const { put } = await account();
    const { body } = await put({ birthday: '06-16-2008' });
    expect(body.message).toBe('You must be 18 or older to see a Healthspan physician.');
  });

  it('takes an empty field that was empty before', async () => {
    const { put } = await account({});
    expect((await put({ first_name: 'Pia', state: null, birthday: null })).status).toBe(200);
  });

  it('answers a stale revision with the stored user and changes nothing', async () => {
    const { put, read } = await account();
    await put({ height: 70, revision: 0 });
    const { status, body } = await put({ height: 71, revision: 0 });
    expect([status, body.code]).toEqual([409, 'RevisionConflict']);
    expect(body.current).toEqual(await read());
    expect((await read()).height).toBe(70);
  });

  it('changes nothing that verification has confirmed', async () => {
    const { put, read } = await account({ ...fullProfile, verified: true });
    for (const update of [
      { first_name: 'Other' },
      { last_name: 'Other' },
      { sex: 'male' },
      { birthday: '01-01-1980' },
    ]) {
      const { status, body } = await put(update);
      expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
      expect(body.message).toBe(
        "This profile is verified and can't be changed. For any updates, please contact support.",
      );
      expect(body.fields.map(({ field }) => field)).toEqual(Object.keys(update));
    }
    expect((await put({ first_name: 'Pat', height: 70 })).status).toBe(200);
    expect(await read()).toMatchObject({ first_name: 'Pat', sex: 'female', height: 70 });
  });

  it.each([
    'verified',
    'mobile_verified',
    'stripe_id',
    'organization',
    'feature_flags',
    'verificationStatus',
    'image',
    'id_image',
    'profile_image',
    'appointment_counts',
    'complete_intake',
    'requires_intake',
    'email',
    'password',
    'password_hash',
    'demo',
    '__proto__x',
    'constructor',
  ])('refuses %s, which is not for patients to set', async (name) => {
    const { put, read } = await account();
    const before = await read();
    const { status } = await put({ height: 71, [name]: true });
    expect(status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('is that of the address', async () => {
    const { put } = await account();
    expect((await put({ _id: 'a'.repeat(24), height: 70 })).status).toBe(404);
  });
});

describe('what is shown and not to everybody', () => {
  const without = brandsCopy();
  without.add('third', { ...smallBrand, feature_flags: { labs2: false } });
  afterAll(() => without.remove());

  it('is shown where nobody has said anything of it', async () => {
    const { read, put } = await account();
    expect((await read()).feature_flags).toEqual({ labs2: true });
    expect((await put<User>({ height: 70 })).body.feature_flags).toEqual({ labs2: true });
  });

  it.each([true, false])('is for the patient what staff have said: %s', async (labs2) => {
    const { read, put } = await account({ ...fullProfile, labs2 });
    expect((await read()).feature_flags).toEqual({ labs2 });
    expect((await put<User>({ height: 70 })).body.feature_flags).toEqual({ labs2 });
  });

  it('is turned off by an organization for its own patients, but not over what staff have said', async () => {
    const other = await backendFixture({ settings: { brands: without.directory } });
    try {
      const organization = other.portal.tenants.atHost('third.localhost');
      const shownTo = async (labs2: boolean | null, tenant = organization) => {
        const patient = await other.patient({ ...fullProfile, labs2 }, tenant);
        const { body } = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
        return body.feature_flags.labs2;
      };
      expect(await shownTo(null)).toBe(false);
      expect(await shownTo(true)).toBe(true);
      expect(await shownTo(null, other.tenant)).toBe(true);
    } finally {
      await other.close();
    }
  });
});

describe('appointments', () => {
  it('are counted while they lie ahead and were not canceled', async () => {
    const { patient, read } = await account();
    const other = await backend.patient(fullProfile);
    const at = (hours: number) => new Date(backend.time.now.getTime() + hours * 60 * 60 * 1000);
    const booked = [
      { kind: 'user-verification', startTime: at(-1), canceledAt: null },
      { kind: 'user-verification', startTime: at(0), canceledAt: null },
      { kind: 'user-verification', startTime: at(1), canceledAt: null },
      { kind: 'user-verification', startTime: at(2), canceledAt: at(-1) },
      { kind: 'coaching', startTime: at(3), canceledAt: null },
      { kind: 'coaching', startTime: at(4), canceledAt: null, userId: other.id },
    ] as const;
    await backend.portal.database.db.insert(appointments).values(
      booked.map((one) => ({
        id: createId(backend.time.now),
        organization: patient.org,
        userId: patient.id,
        name: 'A call',
        endTime: new Date(one.startTime.getTime() + 60_000),
        createdAt: at(-2),
        ...one,
      })),
    );
    expect((await read()).appointment_counts).toEqual({ upcoming: 2, user_verification: 1 });
  });
});

describe('the medical profile', () => {
  it('is merged field by field', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { ...fullMedicalProfile } });
    const { body } = await put<User>({ medical_profile: { has_allergies: true, allergy_text: 'Nuts\nand milk' } });
    expect(body.medical_profile).toMatchObject({
      ...fullMedicalProfile,
      has_allergies: true,
      allergy_text: 'Nuts\nand milk',
    });
  });

  it('refuses yes without details', async () => {
    const { put } = await account();
    const { status, body } = await put({ medical_profile: { has_allergies: true } });
    expect([status, body.fields]).toMatchObject([422, [{ field: 'medical_profile.allergy_text', code: 'required' }]]);
  });

  it('refuses details with no', async () => {
    const { put } = await account();
    const { body } = await put({ medical_profile: { has_allergies: false, allergy_text: 'Nuts' } });
    expect(body.fields).toMatchObject([{ field: 'medical_profile.allergy_text', code: 'notApplicable' }]);
  });

  it('forgets the details once the answer is no', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ medical_profile: { has_allergies: false } });
    expect(body.medical_profile).toMatchObject({ has_allergies: false, allergy_text: null });
  });

  it('is unanswered again after null', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ medical_profile: { has_allergies: null } });
    expect(body.medical_profile).toMatchObject({ has_allergies: null, allergy_text: null });
  });

  it('keeps details as they are where nothing speaks of them', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ height: 70 });
    expect(body.medical_profile).toMatchObject({ has_allergies: true, allergy_text: 'Nuts' });
  });

  it('takes none of the pregnancy answers of men', async () => {
    const { put } = await account({ ...fullProfile, sex: 'male' });
    expect((await put({ medical_profile: { pregnant: true } })).body.fields).toMatchObject([{ code: 'notApplicable' }]);
    expect((await put({ medical_profile: { pregnant: false } })).status).toBe(200);
  });

  it('takes pregnancy answers of everybody else', async () => {
    const { put } = await account();
    const answers = { pregnant: false, planning_pregnancy: true, breastfeeding: false };
    const { body } = await put<User>({ medical_profile: answers });
    expect(body.medical_profile).toMatchObject(answers);
  });
});

describe('the shipping address', () => {
  const address = {
    first_name: 'Pat',
    last_name: 'Test',
    street_address: '12 Example Road',
    apt_suite: null,
    city: 'Sampleton',
    state: 'CA',
    zip_code: '90001-1234',
    phone_number: '2135550123',
  } as const;

  it('is kept, in the United States where it names no country', async () => {
    const { put, read } = await account();
    const { status, body } = await put<User>({ shipping_info: address });
    expect(status).toBe(200);
    expect(body.shipping_info).toEqual({ ...address, country: 'us' });
    expect(await read()).toEqual(body);
  });

  it('is merged part by part', async () => {
    const { put } = await account();
    await put({ shipping_info: address });
    const { body } = await put<User>({ shipping_info: { apt_suite: '4b' } });
    expect(body.shipping_info).toEqual({ ...address, apt_suite: '4b', country: 'us' });
  });

  it.each(['(213) 555-0123', '+1 213 555 0123', '1-213-555-0123', '2135550123'])(
    'holds the phone number %s as its ten digits',
    async (phone) => {
      const { put } = await account();
      const { body } = await put<User>({ shipping_info: { phone_number: phone }, mobile_number: phone });
      expect([body.shipping_info?.phone_number, body.mobile_number]).toEqual(['2135550123', '2135550123']);
    },
  );

  it.each([
    ['street_address', ' ', 'required', 'Please enter your street address.'],
    ['street_address', 'x'.repeat(36), 'tooLong', 'Street address must be less than 35 characters long.'],
    ['city', null, 'required', 'Please enter your city.'],
    ['city', 'x'.repeat(36), 'tooLong', 'City must be less than 35 characters long.'],
    ['apt_suite', 'x'.repeat(36), 'tooLong', 'Apt/Suite must be less than 35 characters long.'],
    ['first_name', 'x'.repeat(36), 'tooLong', 'Enter your first name.'],
    ['apt_suite', '\r\n', 'hidden', HIDDEN],
    ['city', '95814', 'letters', 'Please use at least one letter.'],
    ['street_address', '#-', 'letters', 'Please use at least one letter or number.'],
    ['zip_code', '1234', 'pattern', 'Please enter a valid zip code.'],
    ['zip_code', '12345-67', 'pattern', 'Please enter a valid zip code.'],
    ['state', 'ZZ', 'option', 'Please enter your state.'],
    ['country', 'ca', 'option', 'Please enter your country.'],
    ['country', '', 'required', 'Please enter your country.'],
    ['country', null, 'required', 'Please enter your country.'],
    ['phone_number', '555-0123', 'pattern', 'Please enter a valid phone number.'],
    ['phone_number', 'call me', 'pattern', 'Please enter a valid phone number.'],
    ['mobile_number', '555', 'pattern', 'Please enter a valid mobile number.'],
  ])('with %s %j is refused as %s', async (field, value, code, message) => {
    const { put, read } = await account({ ...fullProfile, shippingInfo: { ...address, country: 'us' } });
    const { status, body } = await put({ shipping_info: { [field]: value } });
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toEqual([{ field: `shipping_info.${field}`, code, message }]);
    expect((await read()).shipping_info).toEqual({ ...address, country: 'us' });
  });

  it.each(['94607', '94607-6789'])('takes the zip code %s', async (zip_code) => {
    const { put } = await account();
    expect((await put({ shipping_info: { ...address, zip_code } })).status).toBe(200);
  });

  it.each([{ zip_code: '10001' }, { state: 'TX' }])('with a ZIP code of another state is refused: %o', async (part) => {
    const { put, read } = await account({ ...fullProfile, shippingInfo: { ...address, country: 'us' } });
    const { status, body } = await put({ shipping_info: part });
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field: 'shipping_info.zip_code', code: 'otherState' }]);
    expect((await read()).shipping_info).toEqual({ ...address, country: 'us' });
  });

  it.each(['first_name', 'last_name', 'street_address', 'apt_suite', 'city'])(
    'with more than a line, or what cannot be seen, as %s is refused',
    async (field) => {
      const { put, read } = await account({ ...fullProfile, shippingInfo: { ...address, country: 'us' } });
      for (const value of ['1 A\r\nB', 'Elm St\r\n', '\u202e\u2066', 'a\u202eb', 'a\u2028b', 'a\u0007']) {
        const { status, body } = await put({ shipping_info: { [field]: value } });
        const refused = [{ field: `shipping_info.${field}`, code: 'hidden', message: HIDDEN }];
        expect([status, body.fields]).toEqual([422, refused]);
      }
      expect((await read()).shipping_info).toEqual({ ...address, country: 'us' });
    },
  );

  it('takes numbers alone where a line of an address may be one', async () => {
    const { put } = await account();
    expect((await put({ shipping_info: { ...address, street_address: '12', apt_suite: ' ' } })).status).toBe(200);
    expect((await put({ shipping_info: { apt_suite: '4' } })).status).toBe(200);
  });

  it('takes 35 characters', async () => {
    const { put } = await account();
    expect((await put({ shipping_info: { ...address, street_address: 'x'.repeat(35) } })).status).toBe(200);
  });
});

describe('the mobile number', () => {
  it('is refused where it is none, and may be taken back', async () => {
    const { put } = await account();
    const { status, body } = await put({ mobile_number: '12' });
    expect([status, body.fields]).toEqual([
      422,
      [{ field: 'mobile_number', code: 'pattern', message: 'Please enter a valid mobile number.' }],
    ]);
    await put({ mobile_number: '2135550123' });
    expect((await put<User>({ mobile_number: '' })).body.mobile_number).toBeNull();
  });

  it('is no longer verified once it is another', async () => {
    const { put } = await account({ ...fullProfile, mobileNumber: '2135550123', mobileVerified: true });
    expect((await put<User>({ mobile_number: '(213) 555-0123' })).body.mobile_verified).toBe(true);
    expect((await put<User>({ mobile_number: '2135550124' })).body.mobile_verified).toBe(false);
  });
});

describe('how a patient is told of news', () => {
  const verified = { ...fullProfile, mobileNumber: '2135550123', mobileVerified: true } as const;

  it('is by mail and not by text message until the patient says otherwise', async () => {
    const { read } = await account();
    expect((await read()).notifications).toEqual({ email: true, sms: false });
  });

  it('is what the patient says, and each way by itself', async () => {
    const { put, read } = await account(verified);
    expect((await put<User>({ notifications: { sms: true } })).body).toMatchObject({
      notifications: { email: true, sms: true },
      revision: 1,
    });
    await put({ notifications: { email: false } });
    expect((await read()).notifications).toEqual({ email: false, sms: true });
    await put({ notifications: {}, height: 70 });
    expect((await read()).notifications).toEqual({ email: false, sms: true });
    await put({ notifications: { sms: false, email: true } });
    expect((await read()).notifications).toEqual({ email: true, sms: false });
  });

  it('is written on the revision that the patient saw', async () => {
    const { put, read } = await account(verified);
    await put({ height: 70, revision: 0 });
    const { status, body } = await put({ notifications: { sms: true }, revision: 0 });
    expect([status, body.code]).toEqual([409, 'RevisionConflict']);
    expect((await read()).notifications.sms).toBe(false);
  });

  it.each([
    ['without a number', fullProfile, {}],
    ['with a number that is not verified', { ...fullProfile, mobileNumber: '2135550123' }, {}],
    ['with the change of the verified number', verified, { mobile_number: '2135550124' }],
    ['with the end of the verified number', verified, { mobile_number: '' }],
  ])('cannot be chosen %s', async (_, profile, more) => {
    const { put, read } = await account(profile);
    for (const name of ['sms', 'email'] as const)
      for (const value of [true, false]) {
        const { status, body } = await put({ ...more, notifications: { [name]: value } });
        expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
        expect(body.fields).toEqual([
          {
            field: `notifications.${name}`,
            code: 'unverified',
            message: 'Please verify your mobile number first. Then you can choose how we keep you up to date.',
          },
        ]);
      }
    expect(await read()).toMatchObject({ notifications: { email: true, sms: false }, revision: 0 });
  });

  it.each([{ sms: 'yes' }, { sms: null }, { push: true }, true, null, []])('is not %j', async (notifications) => {
    const { put } = await account(verified);
    expect(await put({ notifications })).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
  });

  it('is no longer by text message where the number is another, though it comes back', async () => {
    const { put } = await account({ ...verified, smsSince: backend.time.now, emailNotifications: false });
    const after = async (update: object) => (await put<User>(update)).body.notifications;
    expect(await after({ height: 70 })).toEqual({ email: false, sms: true });
    expect(await after({ mobile_number: '(213) 555-0123' })).toEqual({ email: false, sms: true });
    expect(await after({ mobile_number: '2135550124' })).toEqual({ email: false, sms: false });
    expect(await after({ mobile_number: '2135550123' })).toEqual({ email: false, sms: false });
  });

  it('keeps since when text messages are on, whatever is saved meanwhile', async () => {
    const { patient, put } = await account(verified);
    const since = async () => {
      const [row] = await backend.portal.database.db.select().from(users).where(eq(users.id, patient.id));
      return row?.smsSince;
    };
    await put({ notifications: { sms: true } });
    const first = backend.time.now;
    expect(await since()).toEqual(first);
    backend.time.now = new Date(first.getTime() + 1000);
    await put({ notifications: { sms: true } });
    expect(await since()).toEqual(first);
    await put({ notifications: { sms: false } });
    expect(await since()).toBeNull();
    await put({ notifications: { sms: true } });
    expect(await since()).toEqual(backend.time.now);
  });
});

describe('what the account says of purchases', () => {
  it('is nothing before the first one', async () => {
    const { read } = await account();
    expect(await read()).toMatchObject({
      stripe_id: null,
      stripe_profile: { stripe_customer: { default_source: null } },
      has_card_source: false,
      membership: null,
      email_verified: true,
      mailchimp_id: null,
      intakes: [],
    });
  });

  it('names account, card, membership and visits', async () => {
    const card = { _id: 'card_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, exp: '12/2031' };
    const { patient, read } = await account({ ...fullProfile, stripeId: 'cus_1', card });
    const first = await patient.begins('rapamycin');
    backend.time.now = new Date(backend.time.now.getTime() + 1000);
    const second = await patient.begins('metabolic-health');
    const membership = 'c'.repeat(24);
    await backend.portal.database.db.insert(startedMemberships).values(
      (['canceled', 'pending'] as const).map((status, at) => ({
        id: at === 1 ? membership : 'd'.repeat(24),
        organization: patient.org,
        userId: patient.id,
        membership: 'e'.repeat(24),
        priceId: 'f'.repeat(24),
        amount: 100,
        status,
        createdAt: backend.time.now,
      })),
    );
    expect(await read()).toMatchObject({
      stripe_id: 'cus_1',
      stripe_profile: { stripe_customer: { default_source: 'card_1' } },
      has_card_source: true,
      membership,
      intakes: [second._id, first._id],
    });
  });
});
