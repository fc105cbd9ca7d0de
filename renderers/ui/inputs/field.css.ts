import { style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const field = style({ display: 'grid', gap: tokens.space.s, alignContent: 'start' });
export const label = style({ fontSize: tokens.type.body, fontWeight: tokens.type.medium, lineHeight: 1.35 });
export const optional = style({ color: tokens.color.inkSoft, fontWeight: tokens.type.regular });
export const hint = style({
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
  lineHeight: 1.45,
  marginTop: '-2px',
});

export const error = style({
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'flex-start',
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.4,
  color: tokens.color.danger,
});

export const control = style({
  width: '100%',
  minHeight: tokens.size.control,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  fontSize: tokens.type.body,
  lineHeight: 1.4,
  '@media': { [narrow]: { paddingInline: tokens.space.s } },
  selectors: {
    '&::placeholder': { color: tokens.color.inkSoft, opacity: 1 },
    '&:hover': { borderColor: tokens.color.ink },
    '&:focus-visible': {
      outline: 'none',
      borderColor: tokens.color.brandText,
      borderRadius: tokens.radius.control,
      boxShadow: `0 0 0 3px ${tokens.color.brandLine}`,
    },
    '&[aria-invalid="true"]': { borderColor: tokens.color.danger },
    '&[aria-invalid="true"]:focus-visible': { boxShadow: `0 0 0 3px ${tokens.color.danger}` },
    '&[readonly]': { color: tokens.color.inkSoft },
  },
});

export const area = style([control, { minHeight: 128, resize: 'vertical', lineHeight: tokens.type.relaxed }]);
/** Room at the end of a field: the paddings of narrow screens come after all others. */
const roomAtEnd = (paddingInlineEnd: string, inNarrow = paddingInlineEnd) => ({
  paddingInlineEnd,
  '@media': { [narrow]: { paddingInlineEnd: inNarrow } },
});
export const withUnit = style([control, roomAtEnd('3.5rem')]);
export const box = style({ position: 'relative' });

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: tokens.space.l,
  display: 'grid',
  placeItems: 'center',
  color: tokens.color.inkSoft,
  pointerEvents: 'none',
});

export const select = style([
  control,
  { appearance: 'none', ...roomAtEnd('3rem', '2.5rem'), cursor: 'pointer', textOverflow: 'ellipsis' },
]);
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.space.m });
export const legend = style([label, { marginBottom: tokens.space.s }]);
