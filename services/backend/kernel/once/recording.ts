/**
 * A part of a statement that keeps the answer of a write for replay.
 *
 * @param source the part of the statement whose row says that there was a write, and how it is named
 * @param first the number of the first of five parameters: user, key, digest, body, moment
 */
export const recording = (source: string, first: number): string =>
  `record as (
      insert into idempotency_keys (user_id, key, digest, body, created_at)
      select $${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4}::timestamptz from ${source}
      where $${first + 1}::text is not null
    )`;
