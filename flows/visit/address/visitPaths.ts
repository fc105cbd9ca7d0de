/**
 * The path patterns of a visit's screens, in the router's syntax. `question` is the item shown within a section: a
 * response, a membership, a product, a photo.
 */
export const visitPaths = {
  followUp: 'consultation/follow-up/$intakeId/$question',
  'protocol-selection': 'consultation/protocol-selection/$intakeId',
  'treatment-checkout': 'consultation/treatment/$userId/$intakeId',
  membership: 'consultation/membership/$userId/$intakeId',
  chosenMembership: 'consultation/membership/$userId/$intakeId/m/$question',
  labCheckout: 'consultation/lab-checkout/$userId/$intakeId',
  labProductCheckout: 'consultation/lab-checkout/$userId/$intakeId/l/$question',
  'identification-step-alt': 'consultation/identification-step/$userId/$intakeId/t/$question',
  identificationProduct: 'consultation/identification-step/$userId/$intakeId/t/$question/p/$productTemplateId/$product',
  question: 'consultation/$section/$userId/$intakeId/question/$question',
  intake: 'intake/$intakeId/$section',
} as const;

/** The step of a check-in that books a call. */
export const SCHEDULE = 'schedule';

/** The section of a visit that was sent. Only its URL has that name; the flow has no such screen. */
export const SUBMITTED = 'submitted';
