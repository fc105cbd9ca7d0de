import type { BannerAction, ShopSettings } from '#schemas/wire/shop.ts';
import { productTemplateIdOf } from '../../catalogue/catalogueIds.ts';
import { templateIdOf } from '../../templates/store.ts';
import { bannerFileOf } from './bannerFileOf.ts';
import type { Tenant } from '../Tenant.ts';
import type { TenantBanner } from './TenantShop.ts';

function actionOf(action: TenantBanner['action'], id: string): BannerAction {
  const { value, mode } = action;
  if (action.type === 'external-link') return { value, mode, type: 'external-link', url: action.url };
  if (action.type === 'in-app-path') return { value, mode, type: 'in-app-path', url: action.url };
  const product_template = productTemplateIdOf(id, action.product);
  if (action.type === 'lab-visit') return { value, mode, type: 'lab-visit', product_template };
  const intake_template = templateIdOf(id, action.intakeTemplate);
  return { value, mode, type: 'medication-visit', product_template, intake_template };
}

/** The shop of a tenant as its host shows it. @param id the organization's */
export const shopOf = ({ slug, shop: { banners, filters } }: Tenant, id: string): ShopSettings => ({
  banners: banners.map(({ action, picture, ...banner }, at) => ({
    ...banner,
    action: actionOf(action, id),
    image: `/brand/${slug}/${bannerFileOf(at, picture)}`,
  })),
  filters: filters.map(({ type, valid_values }) => ({ type, valid_values: [...valid_values] })),
});
