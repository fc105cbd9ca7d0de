import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement('find_membership', 'select data from memberships where id = $1 and organization = $2');
const findPrice = statement(
  'find_membership_price',
  'select data from membership_prices where id = $1 and organization = $2',
);
const listPrices = statement<'list_membership_prices', { prices: MembershipPrice[] }>(
  'list_membership_prices',
  `select m.id, (select coalesce(jsonb_agg(p.data order by (p.data->'recurring'->>'interval_count')::int), '[]')
    from membership_prices p where p.membership = m.id) as prices
    from memberships m where m.id = $1 and m.organization = $2`,
);

/** A membership of an organization; undefined where there is none. */
export async function findMembership(
  database: Database,
  organization: string,
  id: string,
): Promise<Membership | undefined> {
  const [row] = await database.query(find, [id, organization]);
  return row?.data;
}

/** One price of a membership; undefined where the organization has none such. */
export async function findMembershipPrice(
  database: Database,
  organization: string,
  priceId: string,
): Promise<MembershipPrice | undefined> {
  const [row] = await database.query(findPrice, [priceId, organization]);
  return row?.data;
}

/** The prices of a membership, shortest first; undefined where the organization has no such membership. */
export async function listMembershipPrices(
  database: Database,
  organization: string,
  id: string,
): Promise<MembershipPrice[] | undefined> {
  const [row] = await database.query(listPrices, [id, organization]);
  return row?.prices;
}
