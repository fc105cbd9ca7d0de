import type { LabPanel, ProductPanel } from '#schemas/wire/lab.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement(
  'find_product_panel',
  `select (select l.id from lab_panels l where l.user_id = $3 and l.product_template = t.id
      order by l.created_at desc, l.id desc limit 1) as "panelId"
    from product_templates t where t.id = $1 and t.organization = $2`,
);

/** Named as what was bought, which may not be sold any more. */
const list = statement<'list_lab_panels', LabPanel>(
  'list_lab_panels',
  `select l.id as "_id", l.product_template, coalesce(o.name, s.name) as name, l.purchase,
      (select jsonb_build_object('amount', p.amount, 'status', p.status) from payments p
        where p.purchase = l.purchase and p.status in ('captured', 'voided')
        order by p.status = 'voided', p.created_at desc limit 1) as payment,
      ${isoText('l.created_at')} as created_at
    from lab_panels l left join orders o on o.id = l.purchase left join subscriptions s on s.id = l.purchase
    where l.user_id = $1 order by l.created_at desc, l.id desc`,
);

/** The panels of a patient, newest first. */
export const listLabPanels = async (database: Database, userId: string): Promise<LabPanel[]> => [
  ...(await database.query(list, [userId])),
];

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
