import type { DemoPatient, DemoVisit } from './demoPatients.ts';
import { healthy, notPregnant } from './demoProfiles.ts';

const verified = { verified: true, verificationStatus: 'completed' } as const;

const submitted: DemoVisit = { template: 'sleep-support', answers: Infinity, hoursAgo: 20, submitted: true };
const approved: DemoVisit = { ...submitted, hoursAgo: 24 * 300, approved: true };

const she = { sex: 'female', height: 65, weight: 140, medicalProfile: { ...healthy, ...notPregnant } } as const;
const he = { sex: 'male', height: 70, weight: 178, medicalProfile: healthy } as const;

/** Patients whose home says one thing each: what is in review, what is wrong, what comes next. */
export const nextStepPatients: readonly DemoPatient[] = [
  {
    tenant: 'healthspan',
    email: 'iris@example.com',
    profile: {
      ...she,
      firstName: 'Iris',
      lastName: 'Demo',
      birthday: '02-14-1983',
      state: 'CA',
      verificationStatus: 'pending',
    },
    images: true,
    visits: [submitted],
  },
  {
    tenant: 'healthspan',
    email: 'jack@example.com',
    profile: {
      ...he,
      firstName: 'Jack',
      lastName: 'Demo',
      birthday: '08-21-1975',
      state: 'TX',
      verificationStatus: 'rejected',
    },
    images: true,
    visits: [submitted],
  },
  {
    tenant: 'healthspan',
    email: 'kira@example.com',
    profile: {
      ...she,
      firstName: 'Kira',
      lastName: 'Demo',
      birthday: '12-09-1969',
      state: 'FL',
      verificationStatus: 'outdated',
    },
    images: true,
    visits: [approved],
  },
  {
    tenant: 'healthspan',
    email: 'luis@example.com',
    profile: { ...he, ...verified, firstName: 'Luis', lastName: 'Demo', birthday: '05-17-1980', state: 'AZ' },
    card: 'expires',
    images: true,
    visits: [approved],
  },
  {
    tenant: 'healthspan',
    email: 'mona@example.com',
    profile: { ...she, ...verified, firstName: 'Mona', lastName: 'Demo', birthday: '10-30-1988', state: 'WA' },
    images: true,
    visits: [{ ...submitted, awaiting: 'Your photo is too dark to compare with your ID. Please take a new one.' }],
  },
  {
    tenant: 'healthspan',
    email: 'nina@example.com',
    profile: { ...she, ...verified, firstName: 'Nina', lastName: 'Demo', birthday: '03-25-1971', state: 'CA' },
    images: true,
    subscriptions: [{ product: 'longevity-coaching', months: 1, status: 'active', daysAgo: 2, begunDaysAgo: 2 }],
  },
];
