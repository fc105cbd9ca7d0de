import type { Migration } from '#schemas/flow/stepSet.ts';
import type { WrittenSet } from './Composition.ts';
import { placedSteps } from './conditionPlaces.ts';
import { findingAt, type Finding } from './Finding.ts';
import { nearest } from './Vocabulary.ts';

/** Ids that a migration to the current version leads to; those of earlier ones may have been renamed again since. */
const targets = ({ rename = {}, map = {} }: Migration) => [
  ...Object.entries(rename).map(([from, to]) => ({ id: to, pointer: `/rename/${from}` })),
  ...Object.keys(map).map((id) => ({ id, pointer: `/map/${id}` })),
];

/** Checks that every version after the first has its migration, and that the last one leads to steps there are. */
export function checkVersions({ set, source }: WrittenSet): readonly Finding[] {
  const findings: Finding[] = [];
  const migrations = set.migrations ?? [];
  for (let version = 2; version <= set.version; version += 1)
    if (!migrations.some(({ to }) => to === version))
      findings.push(
        findingAt('versionWithoutMigration', source.place('/version'), `no migration leads to version ${version}`),
      );
  const ids = placedSteps(set).map(({ step }) => step.id);
  for (const [at, migration] of migrations.entries()) {
    const pointer = `/migrations/${at}`;
    if (migration.to > set.version || migrations.findIndex(({ to }) => to === migration.to) < at) {
      const what = `a migration to version ${migration.to} is ${migration.to > set.version ? 'ahead of' : 'given twice for'} version ${set.version}`;
      findings.push(findingAt('versionWithoutMigration', source.place(`${pointer}/to`), what));
    }
    if (migration.to !== set.version) continue;
    for (const { id, pointer: part } of targets(migration).filter((one) => !ids.includes(one.id.split('.')[0] ?? ''))) {
      const [near] = nearest(id, ids);
      const hint = near === undefined ? '' : `; did you mean '${near}'?`;
      findings.push(
        findingAt('unknownMigrationTarget', source.place(pointer + part), `there is no step '${id}'${hint}`),
      );
    }
  }
  return findings;
}
