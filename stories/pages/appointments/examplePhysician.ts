import type { Physician } from '#schemas/wire/appointment.ts';

/** A physician of the example organization who treats patients in New York. */
export const examplePhysician = (more: Partial<Physician> = {}): Physician => ({
  _id: 'a'.repeat(24),
  first_name: 'Maria',
  last_name: 'Lopez',
  credentials: 'MD',
  npi_num: null,
  profile_img: { url: null },
  bio: { bio_description: 'Maria looks after people who want to stay well for long. She speaks English and Spanish.' },
  calendly: { scheduling_url: 'https://calendar.example/maria' },
  states: ['NY'],
  ...more,
});
