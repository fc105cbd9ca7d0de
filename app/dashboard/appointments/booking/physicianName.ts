import type { Physician } from '#schemas/wire/appointment.ts';

/** A physician's name with credentials: 'Maria Lopez, MD'. */
export const physicianName = ({
  first_name: first,
  last_name: last,
  credentials,
}: Pick<Physician, 'first_name' | 'last_name' | 'credentials'>): string =>
  credentials === '' ? `${first} ${last}` : `${first} ${last}, ${credentials}`;
