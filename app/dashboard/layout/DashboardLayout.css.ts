import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const desktop = 'screen and (min-width: 1024px)';

export const layout = style({
  minHeight: '100dvh',
  background: tokens.color.page,
  '@media': { [desktop]: { display: 'grid', gridTemplateColumns: '272px minmax(0, 1fr)' } },
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
      gridTemplateRows: 'auto 1fr auto',
      gap: tokens.space.xxl,
      padding: `${tokens.space.xxl} ${tokens.space.l} ${tokens.space.l}`,
      background: tokens.color.card,
      borderInlineEnd: `1px solid ${tokens.color.line}`,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${tokens.space.s} ${tokens.space.l}`,
  background: tokens.color.card,
  borderBottom: `1px solid ${tokens.color.line}`,
  '@media': { [desktop]: { display: 'none' } },
});

export const logo = style({ height: '32px', marginInlineStart: tokens.space.s });

export const links = style({ display: 'grid', gap: tokens.space.xs, listStyle: 'none', padding: 0, margin: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  padding: `0 ${tokens.space.l}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.inkSoft,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: tokens.color.sunken, color: tokens.color.ink },
    '&[aria-current="page"]': { background: tokens.color.brandSoft, color: tokens.color.brandText },
  },
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.m,
  paddingTop: tokens.space.l,
  marginTop: tokens.space.l,
  borderTop: `1px solid ${tokens.color.line}`,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontWeight: tokens.type.semibold,
});

export const person = style({ minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...oneLine, fontWeight: tokens.type.medium });

export const email = style({ ...oneLine, fontSize: tokens.type.small, color: tokens.color.inkSoft });

export const leave = style({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start' });

export const problem = style({ fontSize: tokens.type.small, color: tokens.color.danger });

export const content = style({
  width: '100%',
  maxWidth: '1040px',
  marginInline: 'auto',
  padding: `${tokens.space.xl} ${tokens.space.l} ${tokens.space.giant}`,
  outline: 'none',
  '@media': { [desktop]: { padding: `${tokens.space.huge} ${tokens.space.huge} ${tokens.space.giant}` } },
});
