import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** A jar of a supplement. */
export const jar: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <ellipse cx="160" cy="208" rx="92" ry="10" fill="${primary}" fill-opacity=".14"/>
  <rect x="104" y="46" width="112" height="30" rx="8" fill="${primary}"/>
  <rect x="96" y="76" width="128" height="130" rx="20" fill="#fff" stroke="${primary}" stroke-width="3"/>
  <rect x="97" y="108" width="126" height="68" fill="${accent}" fill-opacity=".9"/>
  <path d="M160 124c-16 0-26 10-26 26 16 0 26-10 26-26Zm0 0c0 16 10 26 26 26 0-16-10-26-26-26Z" fill="#fff"/>
  <path d="M160 150v14" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
</svg>
`;
