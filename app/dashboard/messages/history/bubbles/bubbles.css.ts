import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const AVATAR = '32px';
const ROUND = '20px';
const POINT = '6px';

/** Room is made by padding, so that the height of a row holds all of it; it is another one at once. */
const row = style({
  display: 'grid',
  gridTemplateColumns: `${AVATAR} minmax(0, 1fr)`,
  columnGap: tokens.space.s,
  paddingBottom: '3px',
  scrollMarginBlock: tokens.space.xl,
  transitionProperty: 'none',
  outline: 'none',
});

export const rows = styleVariants({
  own: [row, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  team: [row],
});

export const groupEnd = style({ paddingBottom: tokens.space.l });

export const day = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  padding: `${tokens.space.m} 0`,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
});

export const author = style({
  gridColumn: 2,
  paddingInlineStart: tokens.space.m,
  paddingBottom: '2px',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

const avatar = style({
  gridColumn: 1,
  alignSelf: 'end',
  display: 'grid',
  placeItems: 'center',
  width: AVATAR,
  height: AVATAR,
  overflow: 'hidden',
  borderRadius: tokens.radius.round,
});

export const avatars = styleVariants({
  shown: [
    avatar,
    {
      background: tokens.color.brandSoft,
      color: tokens.color.brandText,
      fontSize: tokens.type.tiny,
      fontWeight: tokens.type.semibold,
    },
  ],
  room: [avatar],
});

export const face = style({ width: '100%', height: '100%', objectFit: 'cover' });

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: '3px',
  minWidth: 0,
  maxWidth: 'min(86%, 560px)',
  '@media': { [wide]: { maxWidth: 'min(76%, 600px)' } },
});

export const columns = styleVariants({
  own: [column, { justifySelf: 'end', justifyItems: 'end' }],
  team: [column, { gridColumn: 2, justifySelf: 'start', justifyItems: 'start' }],
  announcement: [column, { gridColumn: 2, width: 'min(100%, 460px)', maxWidth: 'none' }],
});

const bubble = style({
  display: 'grid',
  gap: tokens.space.s,
  maxWidth: '100%',
  padding: `${tokens.space.s} 14px`,
  borderRadius: ROUND,
  overflowWrap: 'anywhere',
  lineHeight: 1.42,
});

export const bubbles = styleVariants({
  own: [bubble, { background: tokens.color.brand, color: tokens.color.onBrand }],
  team: [bubble, { background: tokens.color.card, boxShadow: `inset 0 0 0 1px ${tokens.color.line}` }],
  announcement: [
    bubble,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: tokens.space.l,
      padding: tokens.space.l,
      background: tokens.color.card,
      boxShadow: `inset 0 0 0 1px ${tokens.color.line}, ${tokens.shadow.card}`,
    },
  ],
  failed: [
    bubble,
    { background: tokens.color.card, color: tokens.color.ink, boxShadow: `inset 0 0 0 2px ${tokens.color.danger}` },
  ],
});

/** Bubbles of one group hang together at the side of their author. */
export const joins = styleVariants({
  ownAfter: { borderStartEndRadius: POINT },
  ownBefore: { borderEndEndRadius: POINT },
  teamAfter: { borderStartStartRadius: POINT },
  teamBefore: { borderEndStartRadius: POINT },
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textWrap: 'wrap' });

export const link = style({ color: 'inherit', fontWeight: tokens.type.medium });

/** What a message is about, above what it says. */
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
});

const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  paddingInline: tokens.space.s,
  paddingTop: '3px',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

export const metas = styleVariants({
  own: [meta, { justifySelf: 'end' }],
  team: [meta, { gridColumn: 2 }],
});

export const failure = style({
  display: 'grid',
  justifyItems: 'end',
  color: tokens.color.danger,
  fontSize: tokens.type.small,
  textAlign: 'end',
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });

const notice = keyframes({ from: { background: tokens.color.accentSoft } });

/** A message that was looked for. */
export const marked = style({ borderRadius: tokens.radius.control, animation: `${notice} 2.5s ease-out` });
