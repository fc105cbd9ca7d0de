/**
 * SQL: whether a treatment waits for a person, because of a stop that was raised after its visit was approved.
 *
 * @param intake expression of the visit's id
 */
export const isHeld = (intake: string): string => `coalesce((
      select true from visit_stops n join intakes v on v.id = n.intake_id
      where n.intake_id = ${intake} and n.cleared_at is null and v.physician_review is not null limit 1
    ), false)`;
