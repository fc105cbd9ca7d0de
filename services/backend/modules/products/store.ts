import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { SoldSomewhere } from './soldInstead.ts';

/** How many products a page of the catalogue shows. */
export const PAGE_SIZE = 6;

const IDS = 'array(select jsonb_array_elements_text($2::jsonb))';

const find = statement(
  'find_product_template',
  'select data from product_templates where id = $1 and organization = $2',
);
const listMany = statement(
  'list_product_templates',
  `select data from product_templates where organization = $1 and id = any(${IDS}) order by array_position(${IDS}, id)`,
);
const listPage = statement<'page_of_product_templates', { total: number }>(
  'page_of_product_templates',
  `select data, count(*) over ()::int as total from product_templates
    where organization = $1 and ($2::jsonb is null or $2::jsonb ? (data->>'type'))
      and not exists (
        select 1 from jsonb_array_elements($3::jsonb) wanted where not exists (
          select 1 from jsonb_array_elements(data->'shop'->'tags') tag where wanted ? (tag->>'label')
        )
      )
    order by position limit $4::int offset $5::int`,
);
const listSold = statement<'list_sold_templates', SoldSomewhere>(
  'list_sold_templates',
  `select id as _id, data->>'name' as name, data->'unavailable_states' as unavailable_states, data->'shop' as shop
    from product_templates where organization = $1 order by position`,
);
const listOffers = statement<'list_offers', StoredOffer>(
  'list_offers',
  `select t.data as template, t.unavailable,
      (select coalesce(jsonb_agg(p.data order by p.position), '[]') from products p where p.product_template = t.id)
        as products,
      (select coalesce(jsonb_agg(m.data order by (m.data->'recurring'->>'interval_count')::int), '[]')
        from membership_prices m where m.membership = t.data->>'membership') as "membershipPrices"
    from product_templates t where t.organization = $1 and t.id = any(${IDS}) order by t.position`,
);
const listPricedItems = statement(
  'list_priced_items',
  `select id as product, product_template from products where organization = $1 and id = any(${IDS})`,
);

/** A product as it is offered, and the states in which it is not. */
export interface StoredOffer extends Offer {
  /** State abbreviations. */
  readonly unavailable: readonly string[];
}

/** A product template of an organization; undefined where there is none. */
export async function findProductTemplate(
  database: Database,
  organization: string,
  id: string,
): Promise<ProductTemplate | undefined> {
  const [row] = await database.query(find, [id, organization]);
  return row?.data;
}

/** Those of some product templates that the organization has, in the order in which they are named. */
export async function listProductTemplates(
  database: Database,
  organization: string,
  ids: readonly string[],
): Promise<ProductTemplate[]> {
  const rows = await database.query(listMany, [organization, JSON.stringify(ids)]);
  return rows.map(({ data }) => data);
}

/** What of the catalogue is asked for. */
export interface CatalogueFilter {
  /** Types of products; every type where it is left out. */
  readonly types?: readonly string[] | undefined;
  /** Groups of labels: a product must have one of each. */
  readonly tags: readonly (readonly string[])[];
  /** Counted from 1. */
  readonly page: number;
}

/** One page of the catalogue, and how many products there are on all pages. */
export async function listCatalogue(
  database: Database,
  organization: string,
  { types, tags, page }: CatalogueFilter,
): Promise<{ readonly templates: ProductTemplate[]; readonly total: number }> {
  const pageOf = (size: number, skipped: number) =>
    database.query(listPage, [organization, types ? JSON.stringify(types) : null, JSON.stringify(tags), size, skipped]);
  const rows = await pageOf(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  // Beyond the last page no row is there to say how many there are.
  const [counted] = rows.length > 0 || page === 1 ? rows : await pageOf(1, 0);
  return { templates: rows.map(({ data }) => data), total: counted?.total ?? 0 };
}

/** Everything that an organization sells, in the order of its catalogue: what it is for, and where it is not sold. */
export const listSoldTemplates = (database: Database, organization: string): Promise<readonly SoldSomewhere[]> =>
  database.query(listSold, [organization]);

/** Those of some product templates that the organization has, with their priced items. */
export const listStoredOffers = (
  database: Database,
  organization: string,
  ids: readonly string[],
): Promise<readonly StoredOffer[]> => database.query(listOffers, [organization, JSON.stringify(ids)]);

/** Those of some priced items that the organization has, each with its product template. */
export const listPriced = (
  database: Database,
  organization: string,
  ids: readonly string[],
): Promise<readonly { readonly product: string; readonly product_template: string }[]> =>
  database.query(listPricedItems, [organization, JSON.stringify(ids)]);
