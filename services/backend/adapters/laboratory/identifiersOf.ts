import type { FhirConcept } from '#schemas/laboratory/bundle.ts';

interface Identifier {
  readonly system?: string;
  readonly type?: FhirConcept;
  readonly value: string;
}

const isOfType = ({ type }: Identifier, wanted: string): boolean =>
  type?.coding?.some(({ code }) => code === wanted) === true;

/** Identifiers as one text, whichever came first; undefined where there are none. */
export const identifierText = (identifiers: readonly Identifier[]): string | undefined =>
  identifiers.length === 0
    ? undefined
    : [...new Set(identifiers.map(({ system, value }) => `${system ?? ''}|${value}`))].toSorted().join(' ');

/**
 * What a report is called by its laboratory: the filler's numbers where HL7's types tell which they are, or else all but the placer's.
 * The placer's number is that of the order, which several reports answer. Undefined where nothing is left.
 */
export function reportIdentifierOf(identifiers: readonly Identifier[]): string | undefined {
  const filled = identifiers.filter((one) => isOfType(one, 'FILL'));
  return identifierText(filled.length > 0 ? filled : identifiers.filter((one) => !isOfType(one, 'PLAC')));
}
