import { style } from '@vanilla-extract/css';

// The stable names of the theme's tokens: code in services cannot import the theme itself.
const token = (name: string) => `var(--portal-${name})`;

export const form = style({ display: 'grid', gap: token('space-l'), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const part = style({ display: 'grid', gap: token('space-s'), alignContent: 'start', minWidth: 0 });
export const whole = style([part, { gridColumn: '1 / -1' }]);

export const label = style({ fontSize: token('type-body'), fontWeight: token('type-medium'), lineHeight: 1.35 });
export const optional = style({ color: token('color-ink-soft'), fontWeight: token('type-regular') });

export const input = style({
  width: '100%',
  minHeight: token('size-control'),
  padding: `${token('space-m')} ${token('space-l')}`,
  border: `1.5px solid ${token('color-control')}`,
  borderRadius: token('radius-control'),
  background: token('color-card'),
  fontSize: token('type-body'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  // A card number has room to be seen as a whole.
  '@media': { 'screen and (max-width: 319px)': { paddingInline: token('space-s') } },
  selectors: {
    '&::placeholder': { color: token('color-ink-soft'), opacity: 1 },
    '&:hover': { borderColor: token('color-ink') },
    '&:focus-visible': {
      outline: 'none',
      borderColor: token('color-brand-text'),
      boxShadow: `0 0 0 3px ${token('color-brand-line')}`,
    },
    '&[aria-invalid="true"]': { borderColor: token('color-danger') },
    '&[readonly]': { color: token('color-ink-soft') },
  },
});
