import { readBirthday, type Day } from '#engine/answers/birthday.ts';
import { enteredFault } from '#flows/labs/rules/enteredNumber.ts';
import { readTestDay, testDayFault } from '#flows/labs/rules/testDayFault.ts';
import { lineFault } from '#flows/signup/rules/lineFault.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { NewOutsideResults } from '#schemas/wire/labs/outsideResult.ts';
import type { Units } from '@lhncbc/ucum-lhc';
import { today } from '../../../kernel/clock/days.ts';
import { createId } from '../../../kernel/ids/createId.ts';
import { type Attempt, findRecorded } from '../../../kernel/once/attemptOf.ts';
import { once } from '../../../kernel/once/once.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import { inCatalogueUnit } from '../receiving/inCatalogueUnit.ts';
import { loadUnits } from '../receiving/loadUnits.ts';
import type { Measured } from '../receiving/PlacedReport.ts';
import { countOutside, writeOutside, type OutsideResult } from './store.ts';
import { unitsFor } from './unitsFor.ts';

/** Results that one patient can have entered at the most. */
const MOST = 2000;

/** Where it is today first. */
const FIRST_ZONE = 14 * 60 * 60 * 1000;

/** The day that it is somewhere already: where the patient is, is not known. */
const latestToday = (now: Date): Day => today(new Date(now.getTime() + FIRST_ZONE));

type Adding = Pick<Portal, 'database' | 'catalogue' | 'clock'>;

interface Sender extends Pick<Measured, 'birthday'> {
  readonly userId: string;
}

interface Placed {
  readonly results: readonly OutsideResult[];
  readonly faults: readonly ProblemField[];
}

function placeResults(
  { day, laboratory, results }: NewOutsideResults,
  { biomarkers }: Pick<Portal['catalogue'], 'biomarkers'>,
  units: Units,
  now: Date,
): Placed {
  const faults: ProblemField[] = [];
  const seen = new Set<string>();
  const placed = results.flatMap(({ biomarker, value, unit }, at) => {
    const refuse = (field: string, code: string, message: string) => {
      faults.push({ field: `results/${at}/${field}`, code, message });
      return [];
    };
    const marker = biomarkers.get(biomarker);
    if (!marker) return refuse('biomarker', 'unknown', 'This is none of the markers that we know.');
    if (seen.has(biomarker)) return refuse('biomarker', 'twice', 'This marker appears twice. Please remove one.');
    seen.add(biomarker);
    const fault = enteredFault(value, unit, unitsFor(units, marker));
    const converted = fault === undefined ? inCatalogueUnit(units, value, unit, marker) : null;
    if (converted === null)
      return refuse('value', 'implausible', `${marker.name}: ${fault ?? 'Please check the unit.'}`);
    const entered = { entered_value: value, entered_unit: unit };
    return [{ id: createId(now), day, laboratory, biomarker, value: converted, ...entered }];
  });
  return { results: placed, faults };
}

/**
 * Keeps what a patient has entered, once for an attempt.
 *
 * @returns the ids of what was added
 * @throws ProblemError InvalidAnswer, IdempotencyConflict
 */
export async function addOutside(
  { database, catalogue, clock }: Adding,
  { userId, birthday }: Sender,
  sent: NewOutsideResults,
  attempt: Attempt,
): Promise<readonly string[]> {
  return once<readonly string[]>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const now = clock();
      const laboratory = sent.laboratory?.trim() || null;
      const born = birthday === null ? undefined : readBirthday(birthday);
      const [dayFault, nameFault] = [
        testDayFault(readTestDay(sent.day), { today: latestToday(now), birthday: born }),
        laboratory === null ? undefined : lineFault(laboratory, 'name'),
      ];
      const { results, faults } = placeResults({ ...sent, laboratory }, catalogue, await loadUnits(), now);
      const all: readonly ProblemField[] = [
        ...(dayFault ? [{ field: 'day', ...dayFault }] : []),
        ...(nameFault ? [{ field: 'laboratory', ...nameFault }] : []),
        ...faults,
      ];
      if (all.length > 0) throw problems.invalidAnswer(all);
      if ((await countOutside(database, userId)) + results.length > MOST) throw problems.tooManyOutsideResults(MOST);
      const ids = results.map(({ id }) => id);
      return {
        write: async () => {
          await writeOutside(database, { userId, results, attempt, body: JSON.stringify(ids) }, now);
          return ids;
        },
      };
    },
  });
}
