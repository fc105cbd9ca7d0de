import type { PolicySection } from '#schemas/wire/policy.ts';
import type { Picture } from '../pictures/Picture.ts';
import type { BrandFile } from './brandFileSchema.ts';
import type { PolicyFile } from './policyFileSchema.ts';
import type { TenantShop } from './shop/TenantShop.ts';

/** The pictures that every brand has. */
export type PictureName = keyof NonNullable<BrandFile['pictures']>;

/** Whom patients meet, and in which calendars they book. */
export type TenantScheduling = NonNullable<BrandFile['scheduling']>;

/** Someone who treats patients, as a brand's file writes it. */
export type TenantPhysician = TenantScheduling['physicians'][number];

/** One brand, whole: its file, and what it leaves out filled in. */
export interface Tenant extends Omit<BrandFile, 'pictures' | 'policies' | 'shop'> {
  /** The name of its folder. Part of the addresses of its pictures; stable for ever, the id is derived from it. */
  readonly slug: string;
  readonly pictures: { readonly [name in PictureName]: Picture };
  /** The pictures of its physicians, by slug. */
  readonly portraits: ReadonlyMap<string, Picture>;
  readonly shop: TenantShop;
  readonly policies: { readonly [section in PolicySection]: PolicyFile };
}

/** Where the picture of a physician is served, as `/brand/{slug}/{file}`; null where there is none. */
export function portraitPathOf(
  { slug, portraits }: Pick<Tenant, 'slug' | 'portraits'>,
  physician: Pick<TenantPhysician, 'slug'>,
): string | null {
  const portrait = portraits.get(physician.slug);
  return portrait ? `/brand/${slug}/portrait-${physician.slug}.${portrait.extension}` : null;
}
