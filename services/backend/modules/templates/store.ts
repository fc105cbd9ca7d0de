import { eq } from 'drizzle-orm';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { templateVersions } from '../../kernel/database/tables/templateVersions.ts';
import { membershipIdOf, productTemplateIdOf } from '../catalogue/catalogueIds.ts';
import { stableId } from '../../kernel/ids/stableId.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import type { OfferedProduct } from './offerOf.ts';
import type { TemplateVersion } from './TemplateVersion.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What the organization of a version sells, by ids, with the number of plans: a definition serves every organization, its products may not. */
const SOLD = `(select coalesce(jsonb_agg(jsonb_build_object('id', p.id,
    'plans', jsonb_array_length(p.data->'shipping_frequencies'))), '[]') from product_templates p
  where p.organization = template_versions.organization) as sold`;

const COLUMNS = `id, organization, template_id, slug, version, header, definition, ${SOLD}`;

const newest = statement<'newest_template_version', VersionRow>(
  'newest_template_version',
  `select ${COLUMNS} from template_versions where organization = $1 and template_id = $2
    order by sequence desc limit 1`,
);
/** What an offer reads of the products that a version names, in its order. */
const OFFERED = `(select coalesce(jsonb_agg(jsonb_build_object(
    'images', p.data->'product_images', 'plans', p.data->'shipping_frequencies') order by named.position), '[]')
  from jsonb_array_elements_text(header->'products'->'defaults') with ordinality named(slug, position)
  join product_templates p on p.organization = template_versions.organization and p.data->>'slug' = named.slug) as offered`;

const listNewest = statement<'list_templates', ListedRow>(
  'list_templates',
  `select distinct on (template_id) id, organization, template_id, slug, version, header, ${SOLD}, ${OFFERED}
    from template_versions where organization = $1 order by template_id, sequence desc`,
);
const byId = statement<'template_version_by_id', VersionRow>(
  'template_version_by_id',
  `select ${COLUMNS} from template_versions where id = $1`,
);
const ofProduct = statement<'find_template_of_product', { template: string | null }>(
  'find_template_of_product',
  `select data->>'intake_template' as template from product_templates where organization = $1 and id = $2`,
);

interface HeaderRow {
  readonly organization: string;
  readonly template_id: string;
  readonly slug: string;
  readonly version: number;
  readonly header: IntakeTemplate['header'];
  readonly sold: readonly { readonly id: string; readonly plans: number }[];
}

interface ListedRow extends HeaderRow {
  readonly id: string;
  readonly offered: readonly OfferedProduct[];
}

interface VersionRow extends HeaderRow {
  readonly id: string;
  readonly definition: StepSet;
}

function templateOf({ organization, template_id, slug, version, header, sold }: HeaderRow): IntakeTemplate {
  const { defaults = [], addons = [], bestValue, membership, bundle, collectsPayment = true } = header.products ?? {};
  const plansOf = new Map(sold.map(({ id, plans }) => [id, plans]));
  const idsOf = (products: readonly string[]) =>
    products.map((product) => productTemplateIdOf(organization, product)).filter((id) => plansOf.has(id));
  const offered = idsOf(defaults);
  return {
    _id: template_id,
    slug,
    version,
    header,
    product_defaults: offered,
    product_addons: idsOf(addons),
    product_best_value: (bestValue === undefined ? undefined : idsOf([bestValue])[0]) ?? null,
    bundle_support: bundle !== undefined,
    several_plans: offered.some((id) => (plansOf.get(id) ?? 0) > 1),
    disable_payment_collection: !collectsPayment,
    membership: membership === undefined ? null : membershipIdOf(organization, membership),
  };
}

const versionOf = (row: VersionRow): TemplateVersion => ({
  id: row.id,
  template: templateOf(row),
  definition: row.definition,
});

/** The public id of a template: the same on every server and in every version. */
export const templateIdOf = (organization: string, slug: string): string => stableId('template', organization, slug);

/** A version without its definition, and the products that it is about. */
export interface ListedTemplate {
  /** Id of the version. */
  readonly version: string;
  readonly template: IntakeTemplate;
  readonly products: readonly OfferedProduct[];
}

/** The newest version of each template of an organization. */
export async function listTemplates(database: Database, organization: string): Promise<readonly ListedTemplate[]> {
  const rows = await database.query(listNewest, [organization]);
  return rows
    .map((row) => ({ version: row.id, template: templateOf(row), products: row.offered }))
    .toSorted((a, b) => (a.template.slug < b.template.slug ? -1 : 1));
}

/** The newest version of a template; undefined where the organization has no such template. */
export async function findTemplateVersion(
  database: Database,
  organization: string,
  templateId: string,
): Promise<TemplateVersion | undefined> {
  const [row] = await database.query(newest, [organization, templateId]);
  return row && versionOf(row);
}

/** The newest version of the template of the visit that sells a product; undefined where none does. */
export async function findTemplateOfProduct(
  database: Database,
  organization: string,
  productTemplateId: string,
): Promise<TemplateVersion | undefined> {
  const [row] = await database.query(ofProduct, [organization, productTemplateId]);
  return row?.template ? findTemplateVersion(database, organization, row.template) : undefined;
}

/** A version by the id of its row; undefined where there is none. */
export async function findVersion(database: Database, id: string): Promise<TemplateVersion | undefined> {
  const [row] = await database.query(byId, [id]);
  return row && versionOf(row);
}

/**
 * Stores what is new or changed of an organization's templates. Visits that began earlier keep the version they began
 * with. Several servers may do this at once.
 *
 * @throws RangeError where a definition is no intake template
 */
export async function storeTemplates(
  { db }: Database,
  organization: string,
  definitions: readonly StepSet[],
  now: Date,
): Promise<void> {
  const stored = await db
    .select({
      templateId: templateVersions.templateId,
      sequence: templateVersions.sequence,
      digest: templateVersions.digest,
    })
    .from(templateVersions)
    .where(eq(templateVersions.organization, organization))
    .orderBy(templateVersions.sequence);
  const last = new Map(stored.map((row) => [row.templateId, row]));
  for (const definition of definitions) {
    const { flow: slug, version, template: header, sections } = definition;
    if (!header || !sections['intake'])
      throw new RangeError(`the intake template '${slug}' needs a 'template' header and a section 'intake'`);
    const templateId = templateIdOf(organization, slug);
    const digest = canonicalDigest(definition);
    const before = last.get(templateId);
    if (before?.digest === digest) continue;
    await db
      .insert(templateVersions)
      .values({
        id: createId(now),
        organization,
        templateId,
        slug,
        sequence: (before?.sequence ?? 0) + 1,
        version,
        digest,
        header,
        definition,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
}
