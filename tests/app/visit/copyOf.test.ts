import { expect, it } from 'vitest';
import { copyOf } from '#app/flow/copyOf.ts';

it('tokens are filled, those of several words too; one without a value stays as it is written', () => {
  const copy = copyOf({ 'organization.name': 'Our Clinic', 'organization.support_email': 'care@clinic.example' });
  expect(copy('{organization.name}: {organization.support_email}, {user.id}')).toBe(
    'Our Clinic: care@clinic.example, {user.id}',
  );
});
