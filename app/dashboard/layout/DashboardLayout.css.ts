import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const layout = style({
  minHeight: '100dvh',
  background: tokens.color.page,
  '@media': {
    [desktop]: { display: 'grid', gridTemplateColumns: '272px minmax(0, 1fr)' },
    // Paper that lies on its side is as wide as a desktop.
    print: { display: 'block' },
  },
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: tokens.space.m,
  top: '-100px',
  zIndex: 3,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  color: tokens.color.brandText,
  ':focus': { top: tokens.space.m },
});

export const side = style({
  display: 'none',
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gap: tokens.space.xl,
      padding: `${tokens.space.xl} ${tokens.space.l} ${tokens.space.l}`,
      background: tokens.color.card,
      borderInlineEnd: `1px solid ${tokens.color.line}`,
    },
    print: { display: 'none' },
  },
});

/** Room at the end for the navigation at the foot of a phone. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  paddingInline: tokens.space.l,
  paddingBottom: 'calc(64px + env(safe-area-inset-bottom))',
  '@media': {
    [desktop]: { width: '100%', maxWidth: '1120px', marginInline: 'auto', padding: `0 ${tokens.space.huge}` },
  },
});

/** As high as the screen, for a page that scrolls by itself; where what it needs is higher, the document scrolls as well. */
export const filledColumn = style([column]);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '60px',
  marginInline: `calc(-1 * ${tokens.space.l})`,
  paddingInline: tokens.space.l,
  background: tokens.color.card,
  borderBottom: `1px solid ${tokens.color.line}`,
  '@media': {
    [desktop]: { marginInline: 0, paddingInline: 0, background: 'none', borderBottom: 'none' },
    print: { display: 'none' },
  },
});

export const brand = style({ '@media': { [desktop]: { visibility: 'hidden' } } });

export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.touch });

export const logo = style({ height: '27px', width: 'auto', marginInlineStart: tokens.space.s });

export const actions = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: tokens.space.s });

/** Below the header of every page: what waits for the patient. */
export const notices = style({
  display: 'grid',
  gap: tokens.space.s,
  paddingTop: tokens.space.s,
  '@media': { print: { display: 'none' } },
});

export const content = style({ width: '100%', padding: `${tokens.space.xl} 0 ${tokens.space.giant}`, outline: 'none' });

export const filledContent = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  paddingBlock: tokens.space.s,
  outline: 'none',
});
