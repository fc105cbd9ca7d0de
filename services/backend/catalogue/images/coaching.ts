import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** Two people in conversation. */
export const coaching: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <circle cx="104" cy="124" r="26" fill="${primary}"/>
  <path d="M56 208c0-32 20-50 48-50s48 18 48 50Z" fill="${primary}"/>
  <circle cx="216" cy="124" r="26" fill="${accent}"/>
  <path d="M168 208c0-32 20-50 48-50s48 18 48 50Z" fill="${accent}"/>
  <path d="M112 32h96a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14h-36l-14 14-4-14h-42a14 14 0 0 1-14-14V46a14 14 0 0 1 14-14Z" fill="#fff" stroke="${primary}" stroke-width="3"/>
  <path d="M116 58h20l8-12 10 22 8-10h42" fill="none" stroke="${primary}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
