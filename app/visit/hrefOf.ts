import type { VisitAddress } from '#flows/visit/VisitAddress.ts';

/** What the address of a visit is written with beside the screen. */
interface Ids {
  readonly userId: string;
  readonly intakeId: string;
  /** The template that the visit began with. */
  readonly templateId?: string;
}

/** The path of a screen of a visit. */
export function hrefOf(address: VisitAddress, { userId, intakeId, templateId = '' }: Ids): string {
  const { section, question, step, product } = address;
  switch (section) {
    case 'follow-up':
      return `/consultation/follow-up/${intakeId}/${question}`;
    case 'protocol-selection':
      return `/consultation/protocol-selection/${intakeId}`;
    case 'product-configure': {
      const query =
        product && new URLSearchParams({ product, intakeTemplateId: templateId, initialIntakeTemplateId: templateId });
      return `/intake/${intakeId}/product-configure${query ? `?${query}` : ''}`;
    }
    case 'add-ons':
    case 'checkout':
      return `/intake/${intakeId}/${section}`;
    case 'treatment':
      return `/consultation/treatment/${userId}/${intakeId}`;
    case 'membership':
      return `/consultation/membership/${userId}/${intakeId}${question === 'none' ? '' : `/m/${question}`}`;
    case 'lab-checkout':
      return `/consultation/lab-checkout/${userId}/${intakeId}/l/${question}${step ? `?step=${step}` : ''}`;
    case 'identification-step':
      return `/consultation/identification-step/${userId}/${intakeId}/t/${question}`;
    default:
      return questionHref(address, userId, intakeId);
  }
}

function questionHref({ section, question, step }: VisitAddress, userId: string, intakeId: string): string {
  const path = `/consultation/${section}/${userId}/${intakeId}/question/${question}`;
  return step === undefined ? path : `${path}?step=${step}`;
}
