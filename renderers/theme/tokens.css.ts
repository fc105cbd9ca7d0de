import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The contract of all themes. Each token is a custom property with a stable name: `color.brandHover` is
 * `--portal-color-brand-hover`.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      page: null,
      card: null,
      sunken: null,
      ink: null,
      inkSoft: null,
      line: null,
      control: null,
      brand: null,
      brandHover: null,
      brandActive: null,
      onBrand: null,
      brandText: null,
      brandSoft: null,
      brandLine: null,
      accent: null,
      accentSoft: null,
      danger: null,
      dangerSoft: null,
      success: null,
      successSoft: null,
      warning: null,
      warningSoft: null,
      scrim: null,
    },
    space: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, huge: null, giant: null },
    size: { content: null, wide: null, control: null, touch: null },
    radius: { small: null, control: null, card: null, round: null },
    type: {
      family: null,
      display: null,
      title: null,
      heading: null,
      lead: null,
      body: null,
      small: null,
      tiny: null,
      regular: null,
      medium: null,
      semibold: null,
      tight: null,
      relaxed: null,
    },
    shadow: { card: null, raised: null, floating: null },
    motion: { quick: null, calm: null, ease: null },
  },
  (_, path) => `portal-${path.map(kebab).join('-')}`,
);
