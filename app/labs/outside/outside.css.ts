import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { actions } from '../parts/labs.css.ts';

/** Pages of labs end with the navigation of phones, under which a button that sticks to the end would be hidden. */
export const flow = style({});
globalStyle(`${flow} form > :last-child`, { position: 'static' });

/** Its arrow stands where the text of the page begins. */
export const back = style([actions, { marginInlineStart: `calc(-1 * ${tokens.space.m})` }]);

export const test = style({ display: 'grid', gap: tokens.space.m, marginTop: tokens.space.l });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
});

export const rows = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

/** On a phone the range stands below the value; where there is room, a value is one line of a table. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "range range" "band buttons" "failure failure"',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) 9rem minmax(0, 1.3fr) auto auto',
      gridTemplateAreas: '"name value range band buttons" "failure failure failure failure failure"',
    },
  },
});

export const name = style({
  gridArea: 'name',
  fontWeight: tokens.type.medium,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const value = style({
  gridArea: 'value',
  justifySelf: 'end',
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const range = style({
  gridArea: 'range',
  display: 'grid',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  lineHeight: 1.4,
});

export const band = style({ gridArea: 'band', justifySelf: 'start' });
export const buttons = style([actions, { gridArea: 'buttons', justifySelf: 'end', justifyContent: 'end' }]);
export const failure = style({ gridArea: 'failure', selectors: { '&:empty': { display: 'none' } } });
