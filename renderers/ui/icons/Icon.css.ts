import { styleVariants } from '@vanilla-extract/css';

export const icon = styleVariants({
  small: { width: 18, height: 18, flexShrink: 0 },
  medium: { width: 22, height: 22, flexShrink: 0 },
  large: { width: 30, height: 30, flexShrink: 0 },
});
