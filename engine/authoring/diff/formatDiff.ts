import type { Change } from './changesIn.ts';
import type { Mismatch } from './names/compareMigrations.ts';
import type { OpenQuestion } from './names/deriveMigration.ts';
import type { SetDiff, StepDiff } from './diffSets.ts';
import { formatRewordings } from './formatRewordings.ts';

/** Whether the new file's own version and migrations cover all changes that affect answers. */
export const isCovered = ({ touchesAnswers, coverage }: SetDiff): boolean =>
  !touchesAnswers || (coverage.versionRaised && coverage.missing.length === 0);

const inText = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

function formatChange({ at, from, to, fromWords, toWords }: Change): string {
  const [was, is] = [fromWords ?? inText(from), toWords ?? inText(to)];
  if (from === undefined) return `${at} is new: ${is}`;
  if (to === undefined) return `${at} is gone: ${was}`;
  return fromWords === undefined ? `${at}: ${was} is now ${is}` : `${at} was: ${was}; is now: ${is}`;
}

function formatStep({ step, title, status, was, moved, changes, through, touches }: StepDiff): readonly string[] {
  const name = `'${step}' “${title}”`;
  const what = [
    ...(status === 'kept' ? [] : [status]),
    ...(was === undefined ? [] : [`was '${was}'`]),
    ...(moved === undefined ? [] : [`moved ${moved}`]),
  ];
  return [
    `  ${name}${what.length > 0 ? `: ${what.join(', ')}` : ''}`,
    ...changes.map((change) => `    ${formatChange(change)}`),
    ...(through.length > 0 ? [`    its condition uses what changed: ${through.join(', ')}`] : []),
    ...touches.map((one) => `    answers: ${one}`),
  ];
}

function formatOpenQuestion({ kind, old, candidates, of }: OpenQuestion): readonly string[] {
  const [first = '', ...rest] = candidates;
  const others = rest.length > 0 ? `, or to ${rest.map((one) => `'${one}'`).join(', ')}` : '';
  return kind === 'rename'
    ? [
        `  Is '${old}' now called '${first}'? Then "rename": { "${old}": "${first}" }${others}.`,
        `  If it is gone for good, "drop": ["${old}"].`,
      ]
    : [
        `  Is '${old}' of '${of ?? ''}' now '${first}'? Then "map": { "${of ?? ''}": { "${old}": "${first}" } }${others}.`,
        '  If it is removed for good, write nothing: patients who chose it are asked again.',
      ];
}

const formatMismatch = ({ old, own, suggested }: Mismatch) =>
  `  ${old}: with this file's migration ${own === 'lost' ? 'its answers are silently lost' : `it becomes ${own}`}; judging by the labels ${suggested === 'lost' ? 'unclear' : suggested}`;

function formatMigration(diff: SetDiff): readonly string[] {
  const { derived, rewordings, suggested, hasMigration, coverage, unknown, from, to, touchesAnswers } = diff;
  const reworded = formatRewordings(rewordings);
  const asFar = reworded.length > 0 ? 'As far as can be told, nothing' : 'Nothing';
  const strange =
    unknown.length > 0
      ? [`Its migration names things that version ${from} does not have:`, ...unknown.map((one) => `  ${one}`)]
      : [];
  if (!touchesAnswers) return [`${asFar} affects stored answers: the version can stay.`, ...strange, ...reworded];
  const { doubts } = derived;
  const state = isCovered(diff)
    ? 'The migrations in the file cover every answer.'
    : coverage.versionRaised
      ? 'The migrations in the file do not cover every answer.'
      : hasMigration && to < suggested.version
        ? `Stored answers are affected, and the migration to version ${suggested.version} is not in use: raise version to ${suggested.version}.`
        : `Stored answers are affected, and no migration leads from version ${from} to version ${suggested.version}.`;
  const differing =
    coverage.versionRaised && coverage.differing.length > 0
      ? ['The migration contradicts the labels:', ...coverage.differing.map(formatMismatch)]
      : [];
  const missing =
    coverage.versionRaised && coverage.missing.length > 0
      ? ['Missing from the migration:', ...coverage.missing.map(formatMismatch)]
      : [];
  const paste = JSON.stringify(suggested, null, 2).split('\n').slice(1, -1);
  const where = hasMigration ? `in place of the migration to ${suggested.version}` : 'to be added to the file';
  const advice = isCovered(diff) ? [] : [`What the labels suggest, ${where}:`, ...paste];
  const asked = isCovered(diff) || doubts.length === 0 ? [] : ['To be decided:', ...doubts.flatMap(formatOpenQuestion)];
  return [state, ...strange, ...missing, ...differing, ...advice, ...asked, ...reworded];
}

/** The differences between two versions, as lines of text. */
export function formatDiff(diff: SetDiff): readonly string[] {
  const { flow, from, to, steps, others, unknown } = diff;
  const touching = steps.filter(({ touches }) => touches.length > 0);
  const harmless = steps.filter(({ touches }) => touches.length === 0);
  const title = `${flow}, version ${from}${from === to ? '' : ` to ${to}`}`;
  if (steps.length + others.length + unknown.length === 0) return [`${title}: nothing changed`];
  return [
    title,
    ...(touching.length > 0 ? ['', 'Steps whose stored answers are affected', ...touching.flatMap(formatStep)] : []),
    ...(harmless.length > 0 ? ['', 'Other steps', ...harmless.flatMap(formatStep)] : []),
    ...(others.length > 0 ? ['', 'Outside the steps', ...others.map((one) => `  ${formatChange(one)}`)] : []),
    '',
    ...formatMigration(diff),
  ];
}
