import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** A bottle of tablets. */
export const bottle: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <ellipse cx="160" cy="208" rx="82" ry="10" fill="${primary}" fill-opacity=".14"/>
  <path d="M126 74h68l10 22v98a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14V96Z" fill="${primary}"/>
  <rect x="122" y="36" width="76" height="38" rx="7" fill="#fff"/>
  <path d="M136 40v30M148 40v30M160 40v30M172 40v30M184 40v30" stroke="${primary}" stroke-opacity=".25" stroke-width="3"/>
  <rect x="116" y="112" width="88" height="68" fill="#fff"/>
  <rect x="128" y="124" width="48" height="8" rx="4" fill="${primary}"/>
  <path d="M128 146h64M128 158h52" stroke="${primary}" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>
  <circle cx="236" cy="196" r="13" fill="${accent}"/>
  <path d="m228 202 16-12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>
`;
