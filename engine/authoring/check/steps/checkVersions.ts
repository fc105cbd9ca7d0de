import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { WrittenSet } from '../../read/Composition.ts';
import { placedSteps, type PlacedStep } from '../../read/conditionPlaces.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { pointerPart } from '../../read/readJson.ts';
import { fieldType } from '../../answers/Vocabulary.ts';
import type { Shown, Witness } from '../../finding/Witness.ts';

type DraftShown = Extract<Shown, { draft: object }>;

/** A witness that shows what happens to an answer given in an earlier version. */
const draftWitness = ({ flow }: StepSet, version: number, becomes: DraftShown['becomes'], step?: string): Witness => ({
  flow,
  sets: [flow],
  facts: {},
  saved: {},
  events: [],
  shows: [{ draft: { flow, version, ...(step !== undefined && { step }) }, becomes }],
});

/** Splits a reference of a migration into step and field. */
const namedIn = (ref: string) => {
  const [id = '', field = 'value'] = ref.split(/\.(.*)/);
  return { id, field };
};

/**
 * The allowed values of a step's field, in the form in which answers are stored; undefined when the field is not a
 * choice from a list.
 */
function choicesOf(
  { keepsAnswers }: StepSet,
  placed: PlacedStep | undefined,
  name: string,
): readonly string[] | undefined {
  if (!placed) return undefined;
  const { step, kind } = placed;
  const list = kind.choices?.(step).find((one) => one.field === name);
  if (keepsAnswers && list) return list.choices.map(({ label }) => label);
  const field = kind.fields(step).find((one) => one.name === name);
  const type = field && fieldType(field);
  return type?.type === 'enum' || type?.type === 'list' ? type.values : undefined;
}

/** Checks that every version after the first has exactly one migration. */
function checkNumbers({ set, source }: WrittenSet): readonly Finding[] {
  const migrations = set.migrations ?? [];
  const versions = Array.from({ length: Math.max(0, set.version - 1) }, (_, at) => at + 2);
  return [
    ...versions
      .filter((version) => !migrations.some(({ to }) => to === version))
      .map((version) =>
        findingAt(
          'versionWithoutMigration',
          source.place('/version'),
          `no migration leads to version ${version}`,
          draftWitness(set, version - 1, 'uncarried'),
        ),
      ),
    ...migrations.flatMap(({ to }, at) => {
      const isAhead = to > set.version;
      if (!isAhead && migrations.findIndex((one) => one.to === to) === at) return [];
      const what = `a migration to version ${to} is ${isAhead ? 'ahead of' : 'given twice for'} version ${set.version}`;
      const witness = isAhead ? draftWitness(set, to, 'uncarried') : undefined;
      return [findingAt('versionWithoutMigration', source.place(`/migrations/${at}/to`), what, witness)];
    }),
  ];
}

/**
 * Checks that a migration moves answers to existing steps and values, and moves none away from a step that still
 * exists.
 */
function checkCarried({ set, kinds, source }: WrittenSet, migration: Migration, pointer: string): readonly Finding[] {
  const { rename = {}, map = {}, to } = migration;
  const steps = new Map(placedSteps(kinds, set).map((placed) => [placed.step.id, placed]));
  const ids = [...steps.keys()];
  const unknown = [
    ...Object.entries(rename).map(([from, id]) => ({ from, id, part: `/rename${pointerPart(from)}` })),
    ...Object.keys(map).map((id) => ({ from: id, id, part: `/map${pointerPart(id)}` })),
  ].filter(({ id }) => !steps.has(namedIn(id).id));
  const moved = Object.keys(rename).filter((from) => {
    const placed = steps.get(from);
    return placed && placed.kind.fields(placed.step).length > 0 && !Object.values(rename).includes(from);
  });
  return [
    ...unknown.map(({ from, id, part }) =>
      findingAt(
        'unknownMigrationTarget',
        source.place(pointer + part),
        `there is no step '${id}'${didYouMean(id, ids)}`,
        draftWitness(set, to - 1, 'lost', from),
      ),
    ),
    ...moved.map((from) =>
      findingAt(
        'movedAnswer',
        source.place(`${pointer}/rename${pointerPart(from)}`),
        `what '${from}' was answered is carried to '${rename[from] ?? ''}', and '${from}' is still a step`,
        draftWitness(set, to - 1, 'moved', from),
      ),
    ),
    ...Object.entries(map).flatMap(([ref, values]) => {
      const { id, field } = namedIn(ref);
      const known = choicesOf(set, steps.get(id), field);
      return Object.entries(known ? values : {})
        .filter(([, value]) => !known?.includes(value))
        .map(([from, value]) =>
          findingAt(
            'unknownValue',
            source.place(`${pointer}/map${pointerPart(ref)}${pointerPart(from)}`),
            `'${ref}' is never '${value}'${didYouMean(value, known ?? [])}`,
          ),
        );
    }),
  ];
}

/** Checks that versions and migrations agree. Earlier migrations may lead to names that later ones rename again. */
export const checkVersions = (written: WrittenSet): readonly Finding[] => [
  ...checkNumbers(written),
  ...(written.set.migrations ?? []).flatMap((migration, at) =>
    migration.to === written.set.version ? checkCarried(written, migration, `/migrations/${at}`) : [],
  ),
];
