import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import { concernOf } from './adviceFor.ts';
import { countUnrated, othersToLookAt } from './needsAttention.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { isNear, toldBandText } from './toldBand.ts';

/** When to test again, and why. */
export interface NextTest {
  /** Months after the draw; null where the care team says when. */
  readonly months: number | null;
  readonly why: string;
  /** The names of the markers that it is about; none where it is about all. */
  readonly about: readonly string[];
}

const namesWith = (markers: readonly LabMarker[], isMeant: (marker: LabMarker) => boolean) =>
  markers
    .filter((marker) => marker.result !== null && isCounted(marker.result) && isMeant(marker))
    .map((one) => one.biomarker.name);

const toneOf = ({ result }: LabMarker) => result && toldBandText(toldBandOf(result)).tone;
const isNearRange = ({ result }: LabMarker) => result !== null && isNear(toldBandOf(result));

const isUrgent = ({ band }: LabOther): boolean => band?.startsWith('critical') === true;
const namesOf = (some: readonly LabOther[]) => some.map(({ name }) => name);

/** When many care teams would test again after a report, and why; the patient's own may say otherwise. */
export function nextTest(markers: readonly LabMarker[], others: readonly LabOther[]): NextTest {
  const sent = othersToLookAt(others);
  const urgent = [...namesWith(markers, (marker) => toneOf(marker) === 'urgent'), ...namesOf(sent.filter(isUrgent))];
  if (urgent.length > 0)
    return {
      months: null,
      about: urgent,
      why: 'A result is far outside its range. Your care team will tell you when to test again.',
    };
  for (const [concern, soon] of [
    ['today', 'today'],
    ['week', 'this week'],
  ] as const) {
    const about = namesWith(
      markers,
      ({ biomarker, result }) => result !== null && concernOf(biomarker, result) === concern,
    );
    if (about.length > 0)
      return {
        months: null,
        about,
        why: `A result is well outside its range. Contact your care team ${soon}, and ask when to test again.`,
      };
  }
  const beyond = [
    ...namesWith(markers, (marker) => toneOf(marker) === 'beyond'),
    ...namesOf(sent.filter((other) => !isUrgent(other))),
  ];
  if (beyond.length > 0)
    return {
      months: 3,
      about: beyond,
      why: 'A result outside its range is often measured again after about three months, to see if it stays there.',
    };
  const near = namesWith(markers, isNearRange);
  if (near.length > 0)
    return {
      months: 6,
      about: near,
      why: 'A result just outside its range is often measured again after about half a year, to see where it goes.',
    };
  if (countUnrated(markers, others) > 0)
    return {
      months: null,
      about: [],
      why: 'Some of your results are not rated. Ask your care team when to test again.',
    };
  return {
    months: 12,
    about: [],
    why: 'Values that are within their range change slowly, so that once a year is often enough.',
  };
}
