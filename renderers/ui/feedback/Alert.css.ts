import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tokens } from '../../theme/tokens.css.ts';

export const alert = recipe({
  base: {
    display: 'flex',
    gap: tokens.space.m,
    alignItems: 'flex-start',
    padding: tokens.space.l,
    borderRadius: tokens.radius.control,
    border: '1px solid',
    fontSize: tokens.type.small,
    lineHeight: 1.45,
  },
  variants: {
    tone: {
      info: { background: tokens.color.brandSoft, borderColor: tokens.color.brandLine, color: tokens.color.brandText },
      success: { background: tokens.color.successSoft, borderColor: 'currentColor', color: tokens.color.success },
      warning: { background: tokens.color.warningSoft, borderColor: 'currentColor', color: tokens.color.warning },
      danger: { background: tokens.color.dangerSoft, borderColor: 'currentColor', color: tokens.color.danger },
    },
  },
});

export const body = style({ display: 'grid', gap: tokens.space.xs, flex: 1, minWidth: 0 });
export const title = style({ fontWeight: tokens.type.semibold, fontSize: tokens.type.body, lineHeight: 1.35 });
export const text = style({ color: tokens.color.ink });
export const action = style({ marginTop: tokens.space.s });
