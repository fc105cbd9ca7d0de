import type { DemoLab } from './demoLabs.ts';
import type { DemoPatient } from './demoPatients.ts';
import { healthy, notPregnant } from './demoProfiles.ts';

const verified = { verified: true, verificationStatus: 'completed' } as const;
const she = { ...verified, sex: 'female', medicalProfile: { ...healthy, ...notPregnant } } as const;
const he = { ...verified, sex: 'male', medicalProfile: healthy } as const;

/** Some of it is out of range, so that there is something to read. */
const measured: DemoLab = {
  boughtDaysAgo: 24,
  came: 'awaiting_results',
  paid: true,
  reports: [
    {
      daysAgo: 12,
      values: { 'ldl-c': 136, apob: 104, 'fasting-glucose': 101, 'vitamin-d': 24 },
      comment: 'Vitamin D is below the range.',
    },
  ],
};

/** One value cannot wait. */
const critical: DemoLab = {
  boughtDaysAgo: 11,
  came: 'awaiting_results',
  paid: true,
  reports: [
    {
      daysAgo: 2,
      values: { potassium: 6.7, creatinine: 1.5, egfr: 39 },
      comment: 'Potassium is at a critical value. The sample was not damaged.',
    },
  ],
};

/** Patients whose lab tests have come as far as each state says, one who is not shown the pages of results, and one with a critical value. */
export const labPatients: readonly DemoPatient[] = [
  {
    tenant: 'healthspan',
    email: 'olga@example.com',
    profile: {
      ...she,
      firstName: 'Olga',
      lastName: 'Demo',
      height: 66,
      weight: 149,
      birthday: '09-14-1974',
      state: 'CA',
    },
    card: 'good',
    images: true,
    visits: [
      {
        template: 'rapamycin',
        answers: Infinity,
        hoursAgo: 24 * 8,
        submitted: true,
        approved: true,
        products: ['generic-rapamycin'],
      },
    ],
    subscriptions: [
      {
        product: 'generic-rapamycin',
        months: 3,
        status: 'active',
        visit: 'rapamycin',
        expiresInDays: 358,
        charged: 'paid',
      },
      { product: 'omega-3', months: 1, status: 'active', daysAgo: 6, begunDaysAgo: 6, charged: 'paid' },
    ],
    lab: { boughtDaysAgo: 7, came: 'ready_to_order' },
  },
  {
    tenant: 'healthspan',
    email: 'pete@example.com',
    profile: {
      ...he,
      firstName: 'Pete',
      lastName: 'Demo',
      height: 70,
      weight: 176,
      birthday: '02-27-1968',
      state: 'TX',
    },
    card: 'good',
    images: true,
    lab: { boughtDaysAgo: 1, came: 'pending', paid: true },
  },
  {
    tenant: 'healthspan',
    email: 'quinn@example.com',
    profile: {
      ...she,
      firstName: 'Quinn',
      lastName: 'Demo',
      height: 67,
      weight: 144,
      birthday: '07-06-1986',
      state: 'WA',
    },
    card: 'good',
    images: true,
    lab: { boughtDaysAgo: 4, came: 'prepared', paid: true, drawnInDays: 3 },
  },
  {
    tenant: 'healthspan',
    email: 'rosa@example.com',
    profile: {
      ...she,
      firstName: 'Rosa',
      lastName: 'Demo',
      height: 62,
      weight: 133,
      birthday: '05-19-1979',
      state: 'FL',
    },
    card: 'good',
    images: true,
    lab: { boughtDaysAgo: 12, came: 'awaiting_results', paid: true, drawnInDays: -4 },
  },
  {
    tenant: 'healthspan',
    email: 'sven@example.com',
    profile: {
      ...he,
      firstName: 'Sven',
      lastName: 'Demo',
      height: 74,
      weight: 190,
      birthday: '11-11-1970',
      state: 'CO',
    },
    card: 'good',
    images: true,
    lab: measured,
  },
  {
    tenant: 'healthspan',
    email: 'tara@example.com',
    profile: {
      ...she,
      firstName: 'Tara',
      lastName: 'Demo',
      height: 64,
      weight: 127,
      birthday: '04-02-1982',
      state: 'CA',
      labs2: false,
    },
    card: 'good',
    images: true,
    lab: measured,
  },
  {
    tenant: 'healthspan',
    email: 'uma@example.com',
    profile: {
      ...she,
      firstName: 'Uma',
      lastName: 'Demo',
      height: 65,
      weight: 139,
      birthday: '12-08-1964',
      state: 'TX',
    },
    card: 'good',
    images: true,
    lab: critical,
  },
];
