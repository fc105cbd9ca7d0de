import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tokens } from '../../theme/tokens.css.ts';

/**
 * The card by whether it is chosen, and whether it is a checkbox of a list that was refused. It changes at once: fading from
 * one look into the other costs a slow phone more than the step itself.
 */
export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space.m,
    minHeight: '64px',
    padding: `${tokens.space.l} ${tokens.space.l}`,
    border: `1.5px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.card,
    boxShadow: tokens.shadow.card,
    lineHeight: 1.35,
  },
  variants: {
    chosen: {
      true: {
        borderColor: tokens.color.brandText,
        background: tokens.color.brandSoft,
        boxShadow: `inset 0 0 0 1px ${tokens.color.brandText}`,
      },
      false: {
        selectors: {
          '&:hover': { borderColor: tokens.color.control },
          '[aria-invalid="true"] &': { borderColor: tokens.color.danger },
        },
      },
    },
    refused: { true: { selectors: { '&, &:hover': { borderColor: tokens.color.danger } } } },
    // Where a card is narrow, the price stands below the text, which would be a column of single words beside it.
    priced: { true: { flexWrap: 'wrap' } },
  },
});

/**
 * Covers the whole card, so that pointer, keyboard and screen reader all use the same native control. It shows nothing but
 * the mark of focus.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':focus-visible': {
    outline: `3px solid ${tokens.color.brandText}`,
    outlineOffset: '3.5px',
    borderRadius: 'inherit',
  },
});

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 26,
  height: 26,
  border: `1.5px solid ${tokens.color.control}`,
  background: tokens.color.card,
  color: tokens.color.onBrand,
});

export const mark = styleVariants({
  radio: [markBase, { borderRadius: tokens.radius.round }],
  checkbox: [markBase, { borderRadius: 8 }],
});

globalStyle(`input:checked + ${markBase}`, { background: tokens.color.brand, borderColor: tokens.color.brand });
// An icon in every card, seen or not, would be a quarter of what a question puts on the page.
globalStyle(`input:checked + ${markBase}::after`, {
  content: '',
  width: 7,
  height: 12,
  border: 'solid currentColor',
  borderWidth: '0 1.5px 1.5px 0',
  borderRadius: 1,
  translate: '0 -1.5px',
  rotate: '45deg',
});

export const text = style({ display: 'grid', gap: '2px', flex: '1 1 8em', minWidth: 0 });
export const label = style({ fontWeight: tokens.type.medium });
export const description = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
export const price = style({ marginInlineStart: 'auto', fontWeight: tokens.type.semibold, whiteSpace: 'nowrap' });
export const picture = style({ flexShrink: 0, objectFit: 'cover', borderRadius: tokens.radius.control });
