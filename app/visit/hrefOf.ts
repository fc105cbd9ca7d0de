import type { VisitAddress } from '#flows/visit/VisitAddress.ts';

interface Ids {
  readonly userId: string;
  readonly intakeId: string;
}

/** The path of a screen of a visit. */
export function hrefOf({ section, question, step }: VisitAddress, { userId, intakeId }: Ids): string {
  if (section === 'follow-up') return `/consultation/follow-up/${intakeId}/${question}`;
  const path = `/consultation/${section}/${userId}/${intakeId}/question/${question}`;
  return step === undefined ? path : `${path}?step=${step}`;
}
