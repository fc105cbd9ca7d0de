/**
 * SQL: the card that a patient pays with at the moment, as they read it; null where none is kept.
 *
 * @param user SQL of the patient's id
 */
export const keptCard = (user: string): string =>
  `(select initcap(u.card->>'brand') || ' ending in ' || (u.card->>'last4') from users u where u.id = ${user})`;
