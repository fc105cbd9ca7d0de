import type { LabResult } from '#schemas/wire/labs/labReport.ts';

type Reference = NonNullable<LabResult['reference']>;

const people = { female: 'women', male: 'men', both: 'women and men' } as const;

/** For whom a range of the catalogue is, such as 'women from 18 to 49'. */
function peopleText({ sex, from, through }: NonNullable<Reference['for']>): string {
  const ages = through === null ? `from ${from} years on` : `from ${from} to ${through} years`;
  return `${people[sex]} ${ages}`;
}

/** Whose range a result is compared with, for which sex and age it is, and where it comes from. */
export function rangeOwnerText({
  reference,
  range_text,
  unfit,
  unusable,
}: Pick<LabResult, 'reference' | 'range_text' | 'unfit' | 'unusable'>): string {
  if (unfit) return 'Your lab gave ranges for other patients only, and none for your age and sex.';
  if (unusable !== undefined) {
    const instead = reference ? ' Our range is shown instead.' : '';
    return `Your lab wrote the range ${unusable}. It can’t be used, because its low end is above its high end.${instead}`;
  }
  if (!reference && range_text !== undefined)
    return 'Your lab wrote this range in words, so we can’t rate your value by it.';
  if (!reference) return 'Neither the laboratory nor our catalogue gives a range for this value.';
  const { source, by, for: forWhom } = reference;
  if (source === 'laboratory')
    // What comes with a result is the range for the patient.
    return `${by ?? 'The laboratory'} sent it with this result, for your age and sex. It counts instead of ours.`;
  const who = forWhom ? ` for ${peopleText(forWhom)}` : '';
  return `The laboratory gave no range, so this is the one of our catalogue${who}.${by === undefined ? '' : ` Source: ${by}.`}`;
}
