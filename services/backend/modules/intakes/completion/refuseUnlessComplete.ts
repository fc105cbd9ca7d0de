import { UNANSWERED } from '#engine/answers/checkAnswer.ts';
import { openSteps } from '#engine/walk/walk.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import { missingAddress } from '../../users/deliveryFaults.ts';
import { missingHistory } from '../../users/missingHistory.ts';
import { type Purchases, isBought } from './completion.ts';
import { soldBy, SECTION, type Visit } from '../../visits/Visit.ts';

/** What a profile must hold before a provider can review a visit. */
const PROFILE = ['first_name', 'last_name', 'email', 'birthday', 'height', 'weight', 'sex'] as const;

const required = (field: string) => ({ field, code: 'required', message: UNANSWERED });

function missingPurchases({ row, version }: Visit, purchases: Purchases): readonly string[] {
  if (row.type === 'lab') return isBought(purchases, soldBy(row, version)) ? [] : ['order'];
  const missing = row.products.length > 0 ? [] : ['products'];
  if (row.type !== 'coaching_membership') return missing;
  const chosen = new Set(row.products.map((one) => one.selected_configuration.treatment_properties.product));
  const subscribed = purchases.subscriptions.some(
    ({ type, status, product }) =>
      type === 'coaching-membership' && (status === 'incomplete' || status === 'active') && chosen.has(product),
  );
  return subscribed ? missing : [...missing, 'subscription'];
}

/**
 * What must be there before a visit is submitted: profile, medical history and answers always; where it ends in a purchase (and
 * `purchases` is given) what is bought, an address to send it to, and a card.
 *
 * @throws ProblemError IntakeIncomplete with everything that is missing, PaymentMethodMissing where it is the card alone
 */
export function refuseUnlessComplete(visit: Visit, purchases: Purchases | undefined): void {
  const { answers, row } = visit;
  const { patient } = row;
  const missing: string[] = [
    ...PROFILE.filter((name) => patient[name] === null || patient[name] === undefined),
    ...missingHistory(patient),
    ...openSteps(answers, SECTION).map(({ step }) => step.id),
  ];
  const hasCard = patient.stripe_id !== null && patient.has_card_source;
  if (purchases) {
    missing.push(...missingPurchases(visit, purchases));
    if (missingAddress(patient.shipping_info).length > 0) missing.push('address');
  }
  if (missing.length > 0)
    throw problems.intakeIncomplete([...missing, ...(purchases && !hasCard ? ['card'] : [])].map(required));
  if (purchases && !hasCard) throw problems.paymentMethodMissing();
}
