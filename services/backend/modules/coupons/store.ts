import type { Database } from '../../kernel/database/Database.ts';
import type { Coupon } from './discountsFor.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement(
  'find_coupon',
  `select code, percent, product_templates as "productTemplates", expires_at as "expiresAt"
    from coupons where organization = $1 and code = $2`,
);

/** A discount code of an organization, however it is capitalised; undefined where there is none. */
export async function findCoupon(database: Database, organization: string, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database.query(find, [organization, code.toUpperCase()]);
  return coupon;
}
