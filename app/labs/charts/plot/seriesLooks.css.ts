import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { ownColors } from './symbols.css.ts';

/** Dark shades of the palette of Okabe and Ito, which people tell apart whatever colors they see; 4.5:1 on cards. */
const colors = ['#0067a5', '#b04600', '#007a5a', '#8f3d82'] as const;

const look = (color: string, dashes: string) => ({
  line: style({
    fill: 'none',
    stroke: color,
    strokeWidth: 2,
    strokeDasharray: dashes,
    strokeLinejoin: 'round',
    '@media': { [ownColors]: { stroke: 'CanvasText' } },
  }),
  mark: style({
    fill: color,
    stroke: tokens.color.card,
    strokeWidth: 1.5,
    paintOrder: 'stroke',
    '@media': { [ownColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
  letter: style({
    fill: color,
    stroke: tokens.color.card,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: tokens.type.small,
    fontWeight: tokens.type.semibold,
    '@media': { [ownColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
});

/** How series look, by their place. */
export const looks = [
  look(colors[0], 'none'),
  look(colors[1], '8 4'),
  look(colors[2], '2 3'),
  look(colors[3], '10 3 2 3'),
] as const;
