import { expect, it } from 'vitest';
import { personalFields } from '#app/dashboard/settings/profile/personalFields.ts';
import { shippingFields } from '#app/dashboard/settings/shipping/shippingFields.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { confirmed } from '#engine/answers/doubted.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { formParts } from '#flows/kinds/fields/formParts.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';

const TODAY = { year: 2026, month: 6, day: 15 };

const person: Answer = {
  first_name: 'Ann',
  last_name: 'Lee',
  sex: 'female',
  birthday: '03-12-1985',
  weight: 142,
  height: 66,
};
const place: Answer = {
  first_name: 'Ann',
  last_name: 'Lee',
  street_address: '12 Main Street',
  city: 'Fresno',
  state: 'CA',
  zip_code: '93650',
  country: 'us',
  phone_number: '2135550123',
};

/** What a form of the settings says of one of its fields where the others are right, and what is unusual is confirmed. */
const saidOf = (fields: readonly FormField[], right: Answer, [field, value]: readonly [string, Value]) => {
  const rules = formParts.fields({ fields });
  const found = checkAnswer(rules, confirmed(rules, { ...right, [field]: value }), TODAY);
  expect(found.map((problem) => problem.field).filter((name) => name !== field)).toEqual([]);
  return found[0]?.message;
};

const BIRTHDAY = 'Please provide a valid date of birth.';
const YOUNG = 'You must be at least 18 years of age or older.';
const WEIGHT = 'Please enter your weight in pounds (digits only).';
const HEIGHT = 'Please enter the correct height.';

it.each<readonly [string, Value, string | undefined]>([
  ['birthday', '06-15-2008', undefined],
  ['birthday', '06-16-2008', YOUNG],
  ['birthday', '06-15-1876', undefined],
  ['birthday', '06-14-1875', BIRTHDAY],
  ['birthday', '02-30-1990', BIRTHDAY],
  ['birthday', '06-16-2026', BIRTHDAY],
  ['birthday', '1990-02-03', BIRTHDAY],
  ['weight', 1, undefined],
  ['weight', 1500, undefined],
  ['weight', 1501, WEIGHT],
  ['weight', 0, WEIGHT],
  ['weight', 150.5, WEIGHT],
  ['weight', 'abc', WEIGHT],
  ['height', 12, undefined],
  ['height', 10 * 12 + 11, undefined],
  ['height', 11, HEIGHT],
  ['height', 11 * 12 + 1, HEIGHT],
  ['height', 0, HEIGHT],
  ['sex', 'male', undefined],
  ['sex', 'none', 'Please select your biological sex.'],
  ['first_name', 'x'.repeat(35), undefined],
  ['last_name', 'x'.repeat(35), undefined],
])('in the personal information, %s may be %j or is refused in words', (field, value, said) => {
  expect(saidOf(personalFields, person, [field, value])).toBe(said);
});

it.each(['first_name', 'last_name'])('in the personal information, %s has at most 35 characters', (name) => {
  expect(saidOf(personalFields, person, [name, 'x'.repeat(36)])).toEqual(expect.any(String));
});

it.each<readonly [string, Value, string | undefined]>([
  ['street_address', 'x'.repeat(35), undefined],
  ['street_address', 'x'.repeat(36), 'Street address must be less than 35 characters long.'],
  ['street_address', '', 'Address is required'],
  ['apt_suite', 'x'.repeat(36), 'Apt/Suite must be less than 35 characters long.'],
  ['apt_suite', '', undefined],
  ['city', 'x'.repeat(36), 'City must be less than 35 characters long.'],
  ['city', '', 'City is required'],
  ['state', '', 'Please select a state.'],
  ['zip_code', '12345-6789', undefined],
  ['zip_code', '1234', 'Invalid zip code.'],
  ['zip_code', '', 'Zip code is required'],
  ['country', '', 'Country is required'],
  ['phone_number', '', 'Please enter your phone number.'],
  ['phone_number', '213555012', 'The mobile phone must be filled out completely'],
  ['phone_number', '12135550123', 'Please remove country code'],
])('in the shipping address, %s may be %j or is refused in words', (field, value, said) => {
  expect(saidOf(shippingFields, place, [field, value])).toBe(said);
});
