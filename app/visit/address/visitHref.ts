import { pathFrom } from '#flows/paths/pathPattern.ts';
import type { VisitAddress } from '#flows/visit/address/VisitAddress.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';

/** The ids in a visit's URL, besides the screen. */
interface Ids {
  readonly userId: string;
  readonly intakeId: string;
  /** The template that the visit was started with. */
  readonly templateId?: string;
}

/** The path pattern of a screen. */
function patternOf({ section, question }: VisitAddress): string {
  switch (section) {
    case 'follow-up':
      return visitPaths.followUp;
    case 'protocol-selection':
      return visitPaths['protocol-selection'];
    case 'treatment':
      return visitPaths['treatment-checkout'];
    case 'membership':
      return question === 'none' ? visitPaths.membership : visitPaths.chosenMembership;
    case 'lab-checkout':
      return visitPaths.labProductCheckout;
    case 'identification-step':
      return visitPaths['identification-step-alt'];
    case 'product-configure':
    case 'add-ons':
    case 'checkout':
      return visitPaths.intake;
    default:
      return visitPaths.question;
  }
}

/** The query parameters of a screen's URL. */
function queryOf({ section, step, product }: VisitAddress, templateId: string): URLSearchParams {
  if (section === 'product-configure')
    return new URLSearchParams(
      product && { product, intakeTemplateId: templateId, initialIntakeTemplateId: templateId },
    );
  const counts = patternOf({ section, question: '' }) === visitPaths.question || (section === 'lab-checkout' && step);
  return new URLSearchParams(counts && step !== undefined ? { step: String(step) } : undefined);
}

/** The path of a screen of a visit. */
export function visitHref(address: VisitAddress, { userId, intakeId, templateId = '' }: Ids): string {
  const { section, question } = address;
  const path = pathFrom(patternOf(address), { section, question, userId, intakeId });
  const query = queryOf(address, templateId);
  return query.size === 0 ? path : `${path}?${query}`;
}
