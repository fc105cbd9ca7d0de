import { groupBy } from '../read/groupBy.ts';
import type { DraftDiff, DraftsDiff } from './diffDrafts.ts';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const place = (step: string | undefined) => (step === undefined ? 'the end' : `'${step}'`);

const reasons = {
  dropped: 'dropped, as the migration says',
  removed: 'lost: nothing asks for it and no migration speaks of it',
  invalid: 'asked again: the question now refuses it',
} as const;

function moved(drafts: readonly DraftDiff[], moves: 'back' | 'forward'): readonly string[] {
  const some = drafts.filter((one) => one.moves === moves);
  if (some.length === 0) return [];
  const ways = groupBy(some, ({ before, after }) => `from ${place(before)} to ${place(after)}`);
  return [`  ${some.length} go ${moves}`, ...[...ways].map(([way, those]) => `    ${those.length} ${way}`)];
}

function lost(drafts: readonly DraftDiff[]): readonly string[] {
  const all = drafts.flatMap((draft) => draft.lost);
  if (all.length === 0) return [];
  const groups = groupBy(all, ({ step, reason }) => `${step} ${reason}`);
  return [
    '  Answers that do not come along',
    ...[...groups.values()].flatMap((those) =>
      those
        .slice(0, 1)
        .map(({ step, reason }) => `    '${step}' in ${counted(those.length, 'draft')}: ${reasons[reason]}`),
    ),
  ];
}

/** The results for drafts, as lines of text. */
export function formatDrafts({ byOwnMigrations, drafts, unreadable }: DraftsDiff): readonly string[] {
  const whole = drafts.filter((draft) => draft.lost.length === 0).length;
  const stay = drafts.filter(({ moves }) => moves === 'not').length;
  return [
    `${counted(drafts.length, 'draft')}, carried by ${byOwnMigrations ? `the file's own migrations` : 'the derived migration, for the file has none'}`,
    ...(drafts.length === 0 ? [] : [`  ${whole} keep every answer`, `  ${stay} stay where they are`]),
    ...moved(drafts, 'back'),
    ...moved(drafts, 'forward'),
    ...lost(drafts),
    ...(unreadable.length > 0 ? ['  Not read', ...unreadable.map((one) => `    ${one}`)] : []),
  ];
}
