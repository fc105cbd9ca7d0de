import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const list = statement(
  'list_lab_orders_to_report',
  `select l.id, l.user_id as "userId", u.email
    from lab_panels l join users u on u.id = l.user_id
    where l.organization = $1 and l.status <> 'ready_to_order' order by u.email, l.created_at desc, l.id desc limit 200`,
);

/** Returns the lab orders of an organization that results can be sent for, by the email address of their patients. */
export const listLabOrders = (database: Database, organization: string) => database.query(list, [organization]);
