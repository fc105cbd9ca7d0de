import type { ProductPanel } from '#schemas/wire/lab.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement(
  'find_product_panel',
  `select (select l.id from lab_panels l where l.user_id = $3 and l.product_template = t.id
      order by l.created_at desc, l.id desc limit 1) as "panelId"
    from product_templates t where t.id = $1 and t.organization = $2`,
);

/** The newest panel that a patient has of a lab product; undefined where the organization has no such product. */
export async function findProductPanel(
  database: Database,
  organization: string,
  userId: string,
  productTemplate: string,
): Promise<ProductPanel | undefined> {
  const [row] = await database.query(find, [productTemplate, organization, userId]);
  return row;
}
