import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { formParts } from '#flows/kinds/fields/formParts.ts';
import { codedPhoneText, phoneOf, phoneText } from '#flows/kinds/fields/phoneText.ts';
import { TODAY } from '#tests/engine/TODAY.ts';
import { codedPhoneMask, phoneMask } from '#renderers/fields/formats/phoneMask.ts';

describe('a phone number', () => {
  it.each(['5551234567', '555-123-4567', '(555) 123-4567', '+1 (555) 123-4567', '1-555-123-4567', '15551234567'])(
    'written %s stands as (555) 123-4567 and is held as ten digits',
    (written) => {
      const shown = maskitoTransform(written, phoneMask);
      expect(shown).toBe('(555) 123-4567');
      expect(phoneOf(shown)).toBe('5551234567');
    },
  );

  it('that is not whole is held as far as it goes', () => {
    expect(phoneOf(maskitoTransform('5551', phoneMask))).toBe('5551');
    expect(phoneOf('(')).toBeUndefined();
  });

  it.each(['', '5', '555', '5551', '555123', '5551234', '5551234567'])(
    'held as %j is written as its mask has it',
    (digits) => {
      expect(phoneText(digits)).toBe(maskitoTransform(phoneText(digits), phoneMask));
      expect(phoneOf(phoneText(digits)) ?? '').toBe(digits);
    },
  );

  it.each([
    ['+1 (415) 555-0123', '+1 (415) 555-0123', '14155550123'],
    ['14155550123', '+1 (415) 555-0123', '14155550123'],
    ['+1415', '+1 (415', '1415'],
    ['+1', '+1', '1'],
    ['4155550123', '(415) 555-0123', '4155550123'],
    ['(213) 5', '(213) 5', '2135'],
  ])('written %s stands as %s where its country code is kept', (written, shown, digits) => {
    expect(maskitoTransform(written, codedPhoneMask)).toBe(shown);
    expect(phoneOf(shown)).toBe(digits);
    expect(codedPhoneText(digits)).toBe(shown);
  });
});

describe('a phone field', () => {
  const errors = { tooLong: 'Please remove country code', invalid: 'The mobile phone must be filled out completely' };
  const problemsOf = (number: string, texts?: typeof errors) => {
    const [field] = formParts.fields({
      fields: [{ id: 'phone', type: 'phone', label: 'Phone', ...(texts && { errors: texts }) }],
    });
    return field ? checkAnswer([field], { phone: number }, TODAY).map(({ message }) => message) : [];
  };

  it.each([
    ['14155550123', [errors.tooLong]],
    // The code and all but one digit: as long as a number, and none.
    ['1415555012', [errors.invalid]],
    ['415555012', [errors.invalid]],
    ['4155550123', []],
  ])('with a text for country codes says of %s: %j', (number, messages) => {
    expect(problemsOf(number, errors)).toEqual(messages);
  });

  it('without one takes ten digits', () => {
    expect(problemsOf('4155550123')).toEqual([]);
  });
});
