import type { users } from '../../kernel/database/tables/users.ts';
import { demoAppointments, type DemoAppointment } from './demoAppointments.ts';
import { demoLab, halfYearLab, type DemoLab } from './demoLabs.ts';
import { demoMessages, type DemoMessage } from './demoMessages.ts';
import { demoNotifications, type DemoNotification } from './demoNotifications.ts';
import { healthy, notPregnant } from './demoProfiles.ts';
import { labPatients } from './labPatients.ts';
import { nextStepPatients } from './nextStepPatients.ts';
import { demoOrders, type DemoOrder } from './demoOrders.ts';
import { demoSubscriptions, type DemoSubscription } from './demoSubscriptions.ts';

/** A visit that a demo patient has begun. */
export interface DemoVisit {
  /** Slug of the template. */
  readonly template: string;
  /** How many questions are answered. */
  readonly answers: number;
  readonly hoursAgo: number;
  readonly submitted?: boolean;
  readonly approved?: boolean;
  /** Why it waits for another photo of the patient. */
  readonly awaiting?: string;
  /** Slugs of the products that were chosen. */
  readonly products?: readonly string[];
  /** Whether an attempt to pay for it was given back before it was sent. */
  readonly released?: boolean;
  /** What was given back after it was approved, in cents. */
  readonly refunded?: number;
}

type Profile = Omit<
  typeof users.$inferInsert,
  'id' | 'organization' | 'email' | 'passwordHash' | 'demo' | 'createdAt' | 'revision'
>;

/** A patient to try the portal with. */
export interface DemoPatient {
  /** Slug of the organization. */
  readonly tenant: string;
  readonly email: string;
  readonly profile: Profile;
  /** Has a demo card at the sandbox: one that is good for years, or that expires this month. */
  readonly card?: 'good' | 'expires';
  /** Has sent both images of identity verification. */
  readonly images?: true;
  readonly visits?: readonly DemoVisit[];
  readonly subscriptions?: readonly DemoSubscription[];
  /** Bought once, without a visit. */
  readonly orders?: readonly DemoOrder[];
  readonly appointments?: readonly DemoAppointment[];
  readonly notifications?: readonly DemoNotification[];
  readonly lab?: DemoLab;
  /** Oldest first. */
  readonly messages?: readonly DemoMessage[];
}

/** One patient for each state that the portal knows. Those of `nextStepPatients` have one thing to do each. */
export const demoPatients: readonly DemoPatient[] = [
  {
    tenant: 'healthspan',
    email: 'ava@example.com',
    profile: {
      firstName: 'Ava',
      lastName: 'Demo',
      sex: 'female',
      height: 66,
      weight: 142,
      birthday: '03-12-1985',
      state: 'CA',
    },
  },
  {
    tenant: 'healthspan',
    email: 'ben@example.com',
    profile: {
      firstName: 'Ben',
      lastName: 'Demo',
      sex: 'male',
      height: 71,
      weight: 184,
      birthday: '07-30-1978',
      state: 'TX',
      medicalProfile: { ...healthy, has_current_medications: true, current_medications: 'Vitamin D 2000 IU daily' },
    },
    visits: [{ template: 'rapamycin', answers: 5, hoursAgo: 26 }],
  },
  {
    tenant: 'healthspan',
    email: 'chloe@example.com',
    profile: {
      firstName: 'Chloe',
      lastName: 'Demo',
      sex: 'female',
      height: 64,
      weight: 131,
      birthday: '11-02-1972',
      state: 'FL',
      verified: true,
      verificationStatus: 'completed',
      mobileNumber: '3055550142',
      mobileVerified: true,
      medicalProfile: { ...healthy, ...notPregnant, has_allergies: true, allergy_text: 'Penicillin: rash' },
      shippingInfo: {
        first_name: 'Chloe',
        last_name: 'Demo',
        street_address: '1200 Sample Bay Drive',
        apt_suite: 'Apt 4',
        city: 'Miami',
        state: 'FL',
        zip_code: '33131',
        country: 'us',
        phone_number: '3055550142',
      },
    },
    card: 'good',
    images: true,
    visits: [
      { template: 'sleep-support', answers: Infinity, hoursAgo: 24 * 260, submitted: true, approved: true },
      { template: 'skin-renewal', answers: Infinity, hoursAgo: 24 * 98, submitted: true, approved: true },
      {
        template: 'rapamycin',
        answers: Infinity,
        hoursAgo: 24 * 40,
        submitted: true,
        approved: true,
        products: ['generic-rapamycin'],
        refunded: 2000,
      },
      {
        template: 'metabolic-health',
        answers: Infinity,
        hoursAgo: 9,
        submitted: true,
        products: ['metformin-er', 'acarbose'],
        released: true,
      },
    ],
    subscriptions: demoSubscriptions,
    orders: demoOrders,
    lab: demoLab,
    appointments: demoAppointments,
    messages: demoMessages,
    notifications: demoNotifications,
  },
  {
    tenant: 'healthspan',
    email: 'dora@example.com',
    profile: {
      firstName: 'Dora',
      lastName: 'Demo',
      sex: 'female',
      height: 68,
      weight: 155,
      birthday: '01-23-1990',
      state: 'NY',
    },
  },
  { tenant: 'healthspan', email: 'eli@example.com', profile: { firstName: 'Eli', lastName: 'Demo' } },
  {
    tenant: 'healthspan',
    email: 'gus@example.com',
    profile: {
      firstName: 'Gus',
      lastName: 'Demo',
      sex: 'male',
      height: 73,
      weight: 201,
      birthday: '09-05-1966',
      state: 'AZ',
      medicalProfile: { ...healthy, has_medical_conditions: true, medical_condition_text: 'Knee surgery in 2011' },
    },
  },
  {
    tenant: 'healthspan',
    email: 'hana@example.com',
    profile: {
      firstName: 'Hana',
      lastName: 'Demo',
      sex: 'female',
      height: 63,
      weight: 128,
      birthday: '06-18-1981',
      state: 'WA',
      medicalProfile: { ...healthy, ...notPregnant },
      shippingInfo: {
        first_name: 'Hana',
        last_name: 'Demo',
        street_address: '45 Example Street',
        city: 'Seattle',
        state: 'WA',
        zip_code: '98101',
        country: 'us',
      },
    },
    visits: [{ template: 'follow-up-check-in', answers: 0, hoursAgo: 3 }],
  },
  ...nextStepPatients,
  ...labPatients,
  {
    tenant: 'evergreen',
    email: 'fern@example.com',
    profile: {
      firstName: 'Fern',
      lastName: 'Demo',
      sex: 'female',
      height: 65,
      weight: 139,
      birthday: '04-09-1976',
      state: 'OR',
      medicalProfile: { ...healthy, ...notPregnant },
    },
  },
  {
    tenant: 'evergreen',
    email: 'rowan@example.com',
    profile: {
      firstName: 'Rowan',
      lastName: 'Demo',
      sex: 'male',
      height: 72,
      weight: 187,
      birthday: '10-16-1963',
      state: 'OR',
      verified: true,
      verificationStatus: 'completed',
      medicalProfile: healthy,
    },
    card: 'good',
    images: true,
    lab: halfYearLab,
  },
  {
    tenant: 'juniper',
    email: 'wren@example.com',
    profile: {
      firstName: 'Wren',
      lastName: 'Demo',
      sex: 'female',
      height: 64,
      weight: 136,
      birthday: '08-08-1973',
      state: 'WA',
      medicalProfile: { ...healthy, ...notPregnant },
    },
    card: 'good',
    lab: halfYearLab,
  },
];
