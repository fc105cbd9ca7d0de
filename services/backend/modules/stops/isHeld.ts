/**
 * SQL: whether a treatment waits for a person, because of a stop that was raised after its visit was approved.
 *
 * @param intake expression of the visit's id
 */
export const isHeld = (intake: string): string => `coalesce((
      select true from visit_stops n join intakes v on v.id = n.intake_id
      where n.intake_id = ${intake} and n.cleared_at is null and v.physician_review is not null limit 1
    ), false)`;

/**
 * SQL: since when the review of a visit that was sent waits for a person, because of a stop that was raised; null where it does
 * not wait for one.
 *
 * @param intake expression of the visit's id
 */
export const REVIEW_WAITS = (intake: string): string => `(
      select min(n.raised_at) from visit_stops n join intakes w on w.id = n.intake_id
      where n.intake_id = ${intake} and n.cleared_at is null and w.patient_complete is not null
        and w.physician_review is null and w.closed is null)`;
