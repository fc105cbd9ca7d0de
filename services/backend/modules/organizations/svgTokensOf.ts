import type { SvgTokens } from '../pictures/filledSvg.ts';
import type { Tenant } from './Tenant.ts';

/** The ground of the portal's pages where a brand names none. */
const GROUND = '#faf7f2';

/** How wide a letter is on average, in pixels at a letter size of 24. */
const LETTER = 13.2;

/** What is filled into the SVG pictures of a brand. */
export function svgTokensOf({ name, brand }: Pick<Tenant['settings'], 'name' | 'brand'>): SvgTokens {
  const { primary_color: primary, accent_color: accent = primary, background_color: background = GROUND } = brand;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return {
    primary,
    accent,
    background,
    name,
    initial: letters[0] ?? '',
    width: String(Math.ceil(letters.length * LETTER)),
  };
}
