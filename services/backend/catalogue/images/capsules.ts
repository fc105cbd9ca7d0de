import type { CatalogueImage } from '../../modules/catalogue/CatalogueImage.ts';

const PLACES = [70, 118, 166, 214].flatMap((x) => [84, 148].map((y) => [x, y] as const));

/** A blister of capsules. */
export const capsules: CatalogueImage = ({
  primary,
  accent,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
  <rect width="320" height="240" fill="${primary}" fill-opacity=".08"/>
  <rect x="46" y="52" width="228" height="144" rx="14" fill="#fff" stroke="${primary}" stroke-opacity=".3" stroke-width="2"/>
  ${PLACES.map(
    ([x, y]) => `<g transform="translate(${x} ${y - 20})">
    <rect x="2" y="0" width="32" height="48" rx="16" fill="${primary}" fill-opacity=".12"/>
    <path d="M8 24v-8a10 10 0 0 1 20 0v8Z" fill="${accent}"/>
    <path d="M8 24v8a10 10 0 0 0 20 0v-8Z" fill="${primary}"/>
  </g>`,
  ).join('\n  ')}
</svg>
`;
