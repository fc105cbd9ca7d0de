import { expect, it } from 'vitest';
import { migrations } from '#services/backend/kernel/database/migrate.ts';

/** The last migration that no version had to run beside. */
const LAST_ALONE = '0009_shared_limits';

/** What the version before, which still serves while a new one starts, would trip over. */
const TRIPS = [
  /\bdrop (?:table|column|schema|type|view)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\b(?:set data )?type\b.*\busing\b|\bset data type\b/i,
  /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i,
];

/** A line of a migration that says why the version before does not mind. */
const REASON = /^-- Safe beside the version before: .{20,}$/m;

const trips = (text: string): readonly string[] =>
  REASON.test(text)
    ? []
    : text
        .split('--> statement-breakpoint')
        .map((statement) =>
          statement
            .replaceAll(/^--.*$/gm, '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        )
        .filter((statement) => TRIPS.some((pattern) => pattern.test(statement)));

it.each([
  'ALTER TABLE "users" DROP COLUMN "sex";',
  'DROP TABLE "users";',
  'ALTER TABLE "users" RENAME COLUMN "sex" TO "gender";',
  'ALTER TABLE "users" ALTER COLUMN "sex" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "height" SET DATA TYPE text;',
  'ALTER TABLE "users"\n  ADD COLUMN "sex" text NOT NULL;',
])('the version before would trip over %s', (statement) => {
  expect(trips(`CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\n${statement}`)).toHaveLength(1);
  expect(trips(`-- Safe beside the version before: it neither reads nor writes it.\n${statement}`)).toEqual([]);
});

it.each([
  'ALTER TABLE "users" ADD COLUMN "sex" text;',
  `ALTER TABLE "users" ADD COLUMN "sex" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "users" ALTER COLUMN "sex" DROP NOT NULL;',
  'DROP INDEX "users_by_sex";',
])('the version before goes on beside %s', (statement) => {
  expect(trips(statement)).toEqual([]);
});

it('every migration leaves the version before able to serve', () => {
  const later = [...migrations].filter(([name]) => name > LAST_ALONE);
  expect(later.flatMap(([name, text]) => trips(text).map((statement) => `${name}: ${statement}`))).toEqual([]);
});
