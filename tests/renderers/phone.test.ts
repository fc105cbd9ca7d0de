import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { phoneOf, phoneText } from '#flows/kinds/fields/phoneText.ts';
import { phoneMask } from '#renderers/fields/formats/phoneMask.ts';

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
});
