import { describe, expect, it } from 'vitest';
import { constantsOf, shownFields } from '#renderers/fields/shownFields.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';

const fields: readonly FormField[] = [
  { id: 'phone', type: 'phone', label: 'Phone' },
  { id: 'mobile', type: 'phone', label: 'Mobile', once: true },
  { id: 'country', type: 'constant', label: 'Country', value: 'us', text: 'United States' },
];
const idsOf = (...given: Parameters<typeof shownFields>) => shownFields(...given).map(({ id }) => id);

describe('a form', () => {
  it('answers for its constants', () => {
    expect(constantsOf(fields)).toEqual({ country: 'us' });
  });

  it('shows a once-field until a value is saved', () => {
    expect(idsOf(fields, undefined)).toEqual(['phone', 'mobile', 'country']);
    expect(idsOf(fields, { phone: '5551234567', mobile: '' })).toContain('mobile');
    expect(idsOf(fields, { mobile: '5559876543' })).toEqual(['phone', 'country']);
  });

  it('shows it again where the saved value has a problem', () => {
    const refused = [{ field: 'mobile', code: 'pattern', message: 'Please enter a valid mobile number.' }];
    expect(idsOf(fields, { mobile: '+44 20' }, refused)).toContain('mobile');
  });
});
