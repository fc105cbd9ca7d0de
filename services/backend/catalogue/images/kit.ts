import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

/** A test kit: a box with tubes. */
export const kit: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <ellipse cx="160" cy="206" rx="108" ry="10" fill="${primary}" fill-opacity=".14"/>
  <path d="M104 110V52h22v58M150 110V44h22v66M196 110V58h22v52" fill="#fff" stroke="${primary}" stroke-width="3"/>
  <path d="M105 80h20v30h-20ZM151 70h20v40h-20ZM197 84h20v26h-20Z" fill="${accent}"/>
  <path d="M100 44h30v10h-30ZM146 36h30v10h-30ZM192 50h30v10h-30Z" fill="${primary}"/>
  <rect x="62" y="106" width="196" height="96" rx="10" fill="${primary}"/>
  <rect x="84" y="128" width="96" height="52" rx="6" fill="#fff"/>
  <path d="M94 156h16l8-14 10 24 8-10h34" fill="none" stroke="${primary}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M222 140v28M208 154h28" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
</svg>
`;
