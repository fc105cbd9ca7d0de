import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { control, legend as fieldLegend } from '#renderers/ui/inputs/field.css.ts';

export const group = style({ display: 'grid', gap: tokens.space.m, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style([fieldLegend, { padding: 0 }]);

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 56px))',
  gap: tokens.space.s,
});

export const box = style([
  control,
  {
    minWidth: 0,
    minHeight: 64,
    padding: 0,
    textAlign: 'center',
    fontSize: tokens.type.title,
    fontVariantNumeric: 'tabular-nums',
    caretColor: tokens.color.brandText,
    selectors: {
      // While the code is being checked, the patient can still compare it with the message.
      '&[readonly]': { color: tokens.color.ink, background: tokens.color.sunken },
    },
  },
]);

/** Aligns its text with the other texts. */
export const again = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${again} button`, { marginInlineStart: `calc(-1 * ${tokens.space.m})` });
globalStyle(`${again} button[aria-disabled="true"]:not([aria-busy="true"])`, { color: tokens.color.inkSoft });
