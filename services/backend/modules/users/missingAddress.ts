import { UNANSWERED } from '#engine/answers/checkAnswer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { ShippingInfo } from '#schemas/wire/shippingInfo.ts';

/** What a parcel cannot do without. */
const NEEDED = ['street_address', 'city', 'state', 'zip_code', 'country', 'phone_number'] as const;

/** The parts of an address that are missing. */
export const missingAddress = (address: ShippingInfo | null): readonly ProblemField[] =>
  NEEDED.filter((part) => !address?.[part]?.trim()).map((field) => ({ field, code: 'required', message: UNANSWERED }));
