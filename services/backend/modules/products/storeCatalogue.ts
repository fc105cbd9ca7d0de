import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { membershipIdOf, membershipPriceIdOf, productTemplateIdOf, imagePathOf } from '../catalogue/catalogueIds.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { pricedItemsOf } from './pricedItemsOf.ts';
import { templateOfProduct } from './templateOfProduct.ts';

/** What an organization sells is written in. */
type CatalogueTable = 'product_templates' | 'products' | 'memberships' | 'membership_prices' | 'coupons';

/**
 * Statements that make the rows of one organization ($1) in a table exactly those that are given: others than those with the
 * keys $2 go, those of the rows $2 that changed are written, and the rest is not touched.
 */
function replace<Table extends CatalogueTable>(
  table: Table,
  key: 'id' | 'code',
  columns: { readonly [name: string]: string },
) {
  const names = Object.keys(columns);
  const list = (prefix: string) => names.map((name) => prefix + name).join(', ');
  const rows = `jsonb_to_recordset($2::jsonb) as r(${names.map((name) => `${name} ${columns[name]}`).join(', ')})`;
  return {
    key,
    drop: statement(
      `drop_${table}`,
      `delete from ${table} where organization = $1 and ${key} not in (select jsonb_array_elements_text($2::jsonb))`,
    ),
    write: statement(
      `write_${table}`,
      `insert into ${table} (organization, ${list('')}) select $1, ${list('r.')} from ${rows}
        on conflict (${key === 'code' ? 'organization, code' : key}) do update set (${list('')}) = row(${list('excluded.')})
        where (${list(`${table}.`)}) is distinct from (${list('excluded.')})`,
    ),
  };
}

const tables = {
  product_templates: replace('product_templates', 'id', {
    id: 'text',
    slug: 'text',
    position: 'integer',
    data: 'jsonb',
    unavailable: 'jsonb',
  }),
  products: replace('products', 'id', { id: 'text', product_template: 'text', position: 'integer', data: 'jsonb' }),
  memberships: replace('memberships', 'id', { id: 'text', slug: 'text', data: 'jsonb' }),
  membership_prices: replace('membership_prices', 'id', { id: 'text', membership: 'text', data: 'jsonb' }),
  coupons: replace('coupons', 'code', {
    code: 'text',
    percent: 'integer',
    product_templates: 'jsonb',
    expires_at: 'timestamptz',
  }),
};

function membershipsOf({ memberships }: Catalogue, { id, slug: tenant, sells }: KnownTenant) {
  return sells.memberships
    .flatMap((slug) => memberships.get(slug) ?? [])
    .map(({ slug, name, description, type, protocol, features, included, prices }) => {
      const data: Membership = {
        _id: membershipIdOf(id, slug),
        slug,
        name,
        description,
        type,
        protocol,
        features,
        included_products: included.map((product) => ({
          name: product.name,
          image: product.image === undefined ? null : imagePathOf(tenant, product.image),
          features: [...product.features],
          calcom: { event_link: product.bookingLink ?? null },
        })),
      };
      const priced = prices.map(({ months, price }): MembershipPrice => ({
        _id: membershipPriceIdOf(id, slug, months),
        membership: data._id,
        price,
        recurring: { interval_count: months },
      }));
      return { data, priced };
    });
}

/**
 * Makes what is stored of an organization's offers what its brand sells of the catalogue today. Part of starting up; what visits hold of
 * a product that is gone or changed stays as it was chosen.
 */
export async function storeCatalogue(database: Database, tenant: KnownTenant, catalogue: Catalogue): Promise<void> {
  const sold = tenant.sells.products
    .flatMap((slug) => catalogue.products.get(slug) ?? [])
    .map((product) => ({ product, data: templateOfProduct(product, tenant, tenant.sells.preselectedDose) }));
  const memberships = membershipsOf(catalogue, tenant);
  const rows: { readonly [table in keyof typeof tables]: readonly { readonly [column: string]: unknown }[] } = {
    product_templates: sold.map(({ product: { slug, unavailable = [] }, data }, position) => ({
      id: data._id,
      slug,
      position,
      data,
      unavailable,
    })),
    products: sold.flatMap(({ data: template }) =>
      pricedItemsOf(template).map((data, position) => ({
        id: data._id,
        product_template: template._id,
        position,
        data,
      })),
    ),
    memberships: memberships.map(({ data }) => ({ id: data._id, slug: data.slug, data })),
    membership_prices: memberships.flatMap(({ priced }) =>
      priced.map((data) => ({ id: data._id, membership: data.membership, data })),
    ),
    coupons: tenant.sells.coupons.map(({ code, percent, products, expiresAt }) => ({
      code,
      percent,
      product_templates: products.map((slug) => productTemplateIdOf(tenant.id, slug)),
      expires_at: expiresAt ?? null,
    })),
  };
  // What refers to others goes before them and comes after them.
  for (const table of ['products', 'product_templates', 'membership_prices', 'memberships', 'coupons'] as const)
    await database.query(tables[table].drop, [
      tenant.id,
      JSON.stringify(rows[table].map((row) => row[tables[table].key])),
    ]);
  for (const table of ['product_templates', 'products', 'memberships', 'membership_prices', 'coupons'] as const)
    await database.query(tables[table].write, [tenant.id, JSON.stringify(rows[table])]);
}
