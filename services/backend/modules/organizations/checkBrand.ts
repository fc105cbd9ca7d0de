import { DateTime } from 'luxon';
import { isInternalPath, isSafeLink, isSecureWebAddress } from '../../kernel/http/isSafeLink.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { BrandFile } from './brandFileSchema.ts';
import { checkScheduling } from './checkScheduling.ts';

type Refuse = (place: string, what: string) => void;

/** Finds what the form of a brand cannot say. `refuse` is told the place, as a JSON pointer, and the fault. */
export function checkBrand(
  brand: Pick<BrandFile, 'domains' | 'origin' | 'settings' | 'scheduling' | 'sells'>,
  catalogue: Catalogue,
  refuse: Refuse,
): void {
  const { domains, origin } = brand;
  if (origin !== undefined && !domains.includes(new URL(origin).hostname))
    refuse('/origin', `is '${origin}', whose host is not one of /domains; add it there`);
  const { dropdown_links: links, care_team_link: careTeam } = brand.settings;
  const linked = [
    ...links.map(({ url }, at) => [`dropdown_links/${at}`, url] as const),
    ...(careTeam ? [['care_team_link', careTeam.url] as const] : []),
  ];
  for (const [place, url] of linked)
    if (!isSafeLink(url))
      refuse(
        `/settings/${place}/url`,
        `must be http(s), mailto, tel or a path inside the portal, not ${JSON.stringify(url)}`,
      );
  checkHomeLinks(brand.settings, refuse);
  if (brand.scheduling) checkScheduling(brand.scheduling, refuse);
  checkOffers(brand.sells, catalogue, refuse);
  checkCampaigns(brand.sells, catalogue, refuse);
}

/** What the dashboard's home leads to and frames. */
function checkHomeLinks({ community_link: community, intro_video: video }: BrandFile['settings'], refuse: Refuse) {
  if (community && !isSecureWebAddress(community.url))
    refuse('/settings/community_link/url', `must begin with https://, not be ${JSON.stringify(community.url)}`);
  if (video && !isSecureWebAddress(video.url) && !isInternalPath(video.url))
    refuse(
      '/settings/intro_video/url',
      `must begin with https:// or be a path inside the portal, not ${JSON.stringify(video.url)}`,
    );
}

/** Products, memberships and coupons. */
function checkOffers({ products, memberships, coupons }: BrandFile['sells'], catalogue: Catalogue, refuse: Refuse) {
  for (const [at, slug] of products.entries()) {
    const product = catalogue.products.get(slug);
    if (!product)
      refuse(
        `/sells/products/${at}`,
        `is '${slug}', which is not in the catalogue; there are ${[...catalogue.products.keys()].join(', ')}`,
      );
    const membership = product?.membership;
    if (membership !== undefined && !memberships.includes(membership))
      refuse(`/sells/memberships`, `must have '${membership}', which comes with '${slug}'`);
  }
  for (const [at, slug] of memberships.entries())
    if (!catalogue.memberships.has(slug))
      refuse(
        `/sells/memberships/${at}`,
        `is '${slug}', which is not in the catalogue; there are ${[...catalogue.memberships.keys()].join(', ')}`,
      );
  for (const [at, { code, products: served, expiresAt }] of coupons.entries()) {
    const place = `/sells/coupons/${at}`;
    if (coupons.findIndex((one) => one.code === code) < at)
      refuse(`${place}/code`, `is '${code}', as in a coupon before it`);
    if (expiresAt !== undefined && !DateTime.fromISO(expiresAt).isValid)
      refuse(`${place}/expiresAt`, `is ${expiresAt}, which is no day of a calendar`);
    for (const [index, slug] of served.entries())
      if (!products.includes(slug)) refuse(`${place}/products/${index}`, notSold(slug));
  }
}

function checkCampaigns({ products, campaigns }: BrandFile['sells'], { images }: Catalogue, refuse: Refuse) {
  for (const [at, { slug, product, image }] of campaigns.entries()) {
    const place = `/sells/campaigns/${at}`;
    if (campaigns.findIndex((one) => one.slug === slug) < at)
      refuse(`${place}/slug`, `is '${slug}', as in a campaign before it`);
    if (!products.includes(product)) refuse(`${place}/product`, notSold(product));
    if (!images.has(image))
      refuse(`${place}/image`, `is '${image}', which is no illustration; there are ${[...images.keys()].join(', ')}`);
  }
}

const notSold = (slug: string) =>
  `is '${slug}', which the brand does not sell; add it to /sells/products or take it out`;
