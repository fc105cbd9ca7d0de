import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** A vial with a dropper. */
export const vial: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <ellipse cx="160" cy="210" rx="62" ry="9" fill="${primary}" fill-opacity=".14"/>
  <rect x="142" y="30" width="36" height="22" rx="5" fill="${accent}"/>
  <rect x="146" y="52" width="28" height="20" fill="#fff" stroke="${primary}" stroke-width="3"/>
  <path d="M136 72h48a10 10 0 0 1 10 10v114a14 14 0 0 1-14 14h-40a14 14 0 0 1-14-14V82a10 10 0 0 1 10-10Z" fill="#fff" stroke="${primary}" stroke-width="3"/>
  <path d="M128 132q16-9 32 0t32 0v63a13 13 0 0 1-13 13h-38a13 13 0 0 1-13-13Z" fill="${primary}" fill-opacity=".75"/>
  <path d="M138 86v34" stroke="${primary}" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>
</svg>
`;
