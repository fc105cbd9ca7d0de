/** A stage in the visit's header: stages 1 to 5 are counted, 0 comes before them, 6 and 7 after. */
export interface Stage {
  readonly label: string;
  readonly number: number;
}

const protocolPreference: Stage = { label: 'Protocol Preference', number: 4 };

const identityVerification: Stage = { label: 'Identity Verification', number: 5 };

const stages: { readonly [section: string]: Stage } = {
  hiw: { label: 'How it Works', number: 0 },
  profile: { label: 'Profile', number: 1 },
  unavailable: { label: 'Profile', number: 1 },
  'pharmacy-overview': { label: 'Medical History', number: 2 },
  'pharmacy-questions': { label: 'Medical History', number: 2 },
  intake: { label: 'Medical Review', number: 3 },
  'protocol-selection': protocolPreference,
  'protocols-unavailable': protocolPreference,
  'product-configure': protocolPreference,
  treatment: protocolPreference,
  'add-ons': protocolPreference,
  membership: protocolPreference,
  'lab-plan': { label: 'Lab Plan', number: 4 },
  'lab-checkout': { label: 'Checkout', number: 6 },
  'identification-step': identityVerification,
  'verify-account': identityVerification,
  'existing-identity': identityVerification,
  'id-image': identityVerification,
  'profile-image': identityVerification,
  schedule: identityVerification,
  check: { label: 'Checkout', number: 6 },
  checkout: { label: 'Checkout', number: 6 },
  'follow-up': { label: 'Check-in Complete', number: 7 },
};

/** The stage of a section. */
export const stageOf = (section: string): Stage => stages[section] ?? { label: '', number: 0 };

/** Whether the header of a section has a back arrow. */
export const hasBack = (section: string): boolean => section !== 'hiw' && section !== 'follow-up';
