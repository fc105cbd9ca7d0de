import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** What patients have read on reports of other laboratories and entered by hand: nobody has verified it. */
export const outsideResults = pgTable(
  'outside_results',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of the test as YYYY-MM-DD, in no time zone. */
    day: text('day').notNull(),
    /** Who has measured it, as the patient has written it; null where that is not said. */
    laboratory: text('laboratory'),
    /** The slug of its marker. */
    biomarker: text('biomarker').notNull(),
    /** In the unit of the marker. */
    value: doublePrecision('value').notNull(),
    /** As it was entered. */
    enteredValue: doublePrecision('entered_value').notNull(),
    enteredUnit: text('entered_unit').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outside_results_user').on(table.userId, table.day)],
);
