/**
 * SQL: the price of a membership that a patient has joined and that a visit pays, as the wire has it; null where there is
 * none. One that another visit pays is not among them, unless that visit was closed and so paid for nothing.
 *
 * @param user SQL of the patient's id
 * @param intake SQL of the visit's id
 */
export const joinedMembership = (user: string, intake: string): string =>
  `(select jsonb_build_object('_id', m.price_id, 'membership', m.membership, 'price', m.amount,
      'recurring', p.data->'recurring')
    from started_memberships m join membership_prices p on p.id = m.price_id
    where m.user_id = ${user} and m.status = 'pending' and ${unpaid(intake)})`;

/**
 * SQL: whether the membership `m` is paid with no visit but this one. A value and no `exists`, for which PostgreSQL may
 * read all visits.
 */
export const unpaid = (intake: string): string =>
  `(m.paid_with is null or m.paid_with = ${intake} or (
    select payer.closed is not null from intakes payer where payer.id = m.paid_with))`;
