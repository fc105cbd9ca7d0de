import { createVar, style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Some of it is always in view: where there is too much besides, the document scrolls. */
export const frame = style({ position: 'relative', flex: '1 1 0', display: 'flex', minHeight: 160 });

/**
 * It begins at its lower edge, before any code has run. What comes in must not move it: the code keeps it still, in all browsers in
 * the same way.
 */
export const scroller = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  marginInline: `calc(-1 * ${tokens.space.l})`,
  paddingInline: tokens.space.l,
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [wide]: { marginInline: 0, paddingInline: tokens.space.s } },
});

/** Below few messages there is no room: they stand at the lower edge. */
export const content = style({ display: 'flex', flexDirection: 'column', width: '100%' });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });

export const height = createVar();

/** Stands for messages that are far from the screen. Its height is another one at once, also where all transitions are short. */
export const room = style({ flexShrink: 0, height, transitionProperty: 'none' });

export const older = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '72px',
  flexShrink: 0,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

export const news = style({
  position: 'absolute',
  insetInline: 0,
  bottom: tokens.space.m,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const newsButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minHeight: tokens.size.touch,
  padding: `0 ${tokens.space.l}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.card,
  color: tokens.color.brandText,
  boxShadow: tokens.shadow.raised,
  fontWeight: tokens.type.medium,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&:hover': { background: tokens.color.brandSoft } },
  ':focus-visible': { borderRadius: tokens.radius.round },
});

/** Its room is always there, so that nothing moves when somebody types. */
export const typing = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  minHeight: '28px',
  flexShrink: 0,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

export const empty = style({
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: tokens.space.m,
  padding: tokens.space.l,
  color: tokens.color.inkSoft,
  textAlign: 'center',
});

export const emptyMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});

export const emptyTitle = style({
  color: tokens.color.ink,
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
});

export const emptyText = style({ maxWidth: '38ch' });

export const failed = style({ flex: '1 1 0', display: 'grid', alignContent: 'center', minHeight: 0 });
