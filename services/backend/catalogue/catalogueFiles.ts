import type { CatalogueCampaign } from '../modules/catalogue/CatalogueCampaign.ts';
import type { CatalogueCoupon } from '../modules/catalogue/CatalogueCoupon.ts';
import type { CatalogueMembership } from '../modules/catalogue/CatalogueMembership.ts';
import type { Catalogue } from '../modules/catalogue/Catalogue.ts';
import type { CatalogueImage } from '../modules/catalogue/CatalogueImage.ts';
import type { CatalogueProduct } from '../modules/catalogue/CatalogueProduct.ts';

interface Files<Content> {
  readonly [path: string]: { readonly [name: string]: Content };
}

const contents = <Content>(files: Files<Content>): readonly Content[] =>
  Object.values(files).flatMap((module) => Object.values(module));

const products: Files<CatalogueProduct> = import.meta.glob('./products/*.ts', { eager: true });
const memberships: Files<CatalogueMembership> = import.meta.glob('./memberships/*.ts', { eager: true });
const coupons: Files<CatalogueCoupon> = import.meta.glob('./coupons/*.ts', { eager: true });
const campaigns: Files<CatalogueCampaign> = import.meta.glob('./campaigns/*.ts', { eager: true });
const images: Files<CatalogueImage> = import.meta.glob('./images/*.ts', { eager: true });

/** Every file of the catalogue. An illustration goes by the name that it is exported under. */
export const catalogueFiles: Catalogue = {
  products: contents(products),
  memberships: contents(memberships),
  coupons: contents(coupons),
  campaigns: contents(campaigns),
  images: new Map(Object.values(images).flatMap((module) => Object.entries(module))),
};
