import type { LabResult } from '#schemas/wire/labs/labReport.ts';

type Reference = NonNullable<LabResult['reference']>;

const people = { female: 'women', male: 'men', both: 'women and men' } as const;

/** For whom a range of the catalogue is, such as 'women ages 18 to 49'. */
function peopleText({ sex, from, through }: NonNullable<Reference['for']>): string {
  const ages = through === null ? `ages ${from} and older` : `ages ${from} to ${through}`;
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
  if (!reference) return 'Your lab gave no range for this value, and we don’t have one.';
  const { source, by, for: forWhom } = reference;
  if (source === 'laboratory')
    // What comes with a result is the range for the patient.
    return `${by ?? 'Your lab'} sent it with this result, for your age and sex. It replaces our range.`;
  const who = forWhom ? ` for ${peopleText(forWhom)}` : '';
  return `Your lab gave no range, so this is our range${who}.${by === undefined ? '' : ` Source: ${by}.`}`;
}
