import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** Two bottles side by side: what is bought together. */
export const duo: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <ellipse cx="160" cy="206" rx="110" ry="10" fill="${primary}" fill-opacity=".14"/>
  <rect x="74" y="56" width="66" height="26" rx="6" fill="${accent}"/>
  <rect x="66" y="82" width="82" height="122" rx="14" fill="${primary}"/>
  <rect x="66" y="112" width="82" height="56" fill="#fff"/>
  <rect x="180" y="56" width="66" height="26" rx="6" fill="${primary}"/>
  <rect x="172" y="82" width="82" height="122" rx="14" fill="${accent}"/>
  <rect x="172" y="112" width="82" height="56" fill="#fff"/>
  <path d="M80 130h46M80 146h34M186 130h46M186 146h34" stroke="${primary}" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>
  <path d="M160 30v16M152 38h16" stroke="${primary}" stroke-width="4" stroke-linecap="round"/>
</svg>
`;
