import type { Database } from '../../kernel/database/Database.ts';
import type { Coupon } from './discountsFor.ts';

const find = {
  name: 'find_coupon',
  text: `select code, percent, product_templates as "productTemplates", expires_at as "expiresAt"
    from coupons where organization = $1 and code = $2`,
};

/** A discount code of an organization, however it is capitalised; undefined where there is none. */
export async function findCoupon(database: Database, organization: string, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database.query<Coupon>(find, [organization, code.toUpperCase()]);
  return coupon;
}
