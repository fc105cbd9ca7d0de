import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

const { color, radius, shadow, space, type } = tokens;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 640,
  background: color.page,
  color: color.ink,
  fontSize: type.small,
  lineHeight: 1.45,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.s} ${space.m}`,
  background: color.card,
  borderBottom: `1px solid ${color.line}`,
});

export const title = style({ fontSize: type.body, fontWeight: type.semibold, marginInlineEnd: space.s });
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const end = style([group, { marginInlineStart: 'auto' }]);
export const note = style({ color: color.inkSoft, fontSize: type.tiny, maxWidth: '52ch' });
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space.s, color: color.inkSoft });

const control = style({
  minHeight: 32,
  padding: `3px ${space.s}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.card,
  color: color.ink,
  fontSize: type.small,
  selectors: { '&:hover': { borderColor: color.brandText } },
});

export const select = style([control, { maxWidth: 260, textOverflow: 'ellipsis' }]);
export const wideSelect = style([control, { flex: '1 1 160px', minWidth: 0, textOverflow: 'ellipsis' }]);
export const input = style([control, { width: '100%' }]);

export const tool = style([
  control,
  {
    cursor: 'pointer',
    fontWeight: type.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { background: color.brandSoft },
      '&[aria-pressed="true"]': { background: color.brandSoft, borderColor: color.brandText, color: color.brandText },
    },
  },
]);

export const primary = style([
  tool,
  {
    background: color.brand,
    borderColor: color.brand,
    color: color.onBrand,
    selectors: { '&:hover': { background: color.brandHover } },
  },
]);

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 432px',
  minHeight: 0,
  selectors: { '&[data-width="desktop"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const left = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) minmax(200px, 38%)',
  minWidth: 0,
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  selectors: { '&[data-tall="true"]': { gridTemplateRows: 'minmax(120px, 1fr) 72%' } },
});

export const tabs = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderTop: `1px solid ${color.line}`,
  background: color.card,
});

export const tabBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `0 ${space.s}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
});

export const tabList = style({ display: 'flex', flexWrap: 'wrap' });

export const tab = style({
  padding: `${space.s} ${space.m}`,
  border: 'none',
  borderBottom: '2px solid transparent',
  background: 'none',
  color: color.inkSoft,
  fontSize: type.small,
  fontWeight: type.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-selected="true"]': { color: color.brandText, borderBottomColor: color.brandText },
  },
});

export const panel = style({ minHeight: 0, overflow: 'auto', padding: space.m, outlineOffset: '-2px' });

export const list = style({ display: 'grid', gap: space.s });
export const row = style({ padding: `${space.s} ${space.m}`, borderRadius: radius.small, background: color.sunken });
export const current = style([row, { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.brandText}` }]);
export const rowHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s });
export const strong = style({ fontWeight: type.semibold });
export const soft = style({ color: color.inkSoft });
export const state = style([soft, { display: 'block', marginBottom: space.s }]);
export const danger = style({ color: color.danger, fontWeight: type.medium });
export const warning = style({ color: color.warning, fontWeight: type.medium });
export const success = style({ color: color.success, fontWeight: type.medium });
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: type.tiny,
  overflowWrap: 'anywhere',
});

export const link = style({
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.brandText,
  fontSize: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  cursor: 'pointer',
});

export const reasons = style({ marginTop: space.xs, color: color.inkSoft, whiteSpace: 'pre-wrap' });
export const numbered = style({
  display: 'grid',
  gap: space.xs,
  // Wide enough for four digits, which the numbers of a long walk reach.
  paddingInlineStart: '3rem',
  listStyle: 'decimal',
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th`, { fontWeight: type.medium, textAlign: 'start', verticalAlign: 'top', width: '46%' });
globalStyle(`${table} th, ${table} td`, { padding: `3px ${space.s} 3px 0`, borderBottom: `1px solid ${color.line}` });
globalStyle(`${table} caption`, { fontWeight: type.semibold, textAlign: 'start', paddingBlock: space.s });

export const right = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  background: color.sunken,
});

export const stage = style({ minHeight: 0, overflow: 'hidden', display: 'grid', justifyItems: 'center' });

export const phone = style({
  width: 390,
  height: '100%',
  border: 'none',
  background: color.page,
  boxShadow: shadow.raised,
});

export const graph = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: space.s, height: '100%' });
export const drawing = style({
  minHeight: 160,
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: '#ffffff',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const refused = style({
  padding: `${space.s} ${space.m}`,
  background: color.warningSoft,
  color: color.ink,
  borderBottom: `1px solid ${color.line}`,
});
