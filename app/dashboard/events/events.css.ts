import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const MARK = '28px';

export const events = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

/** A line leads from each mark to the next. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: tokens.space.l,
  paddingBottom: tokens.space.l,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      width: '2px',
      background: tokens.color.line,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: tokens.radius.round,
});

export const marks = styleVariants({
  happened: [mark, { background: tokens.color.brandSoft, color: tokens.color.brandText }],
  coming: [mark, { border: `1.5px dashed ${tokens.color.control}`, color: tokens.color.inkSoft }],
});

export const texts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

const title = style({ lineHeight: MARK });

export const titles = styleVariants({
  happened: [title, { fontWeight: tokens.type.medium }],
  coming: [title, { color: tokens.color.inkSoft }],
});

export const coming = style({
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.semibold,
  lineHeight: MARK,
});

export const note = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });
