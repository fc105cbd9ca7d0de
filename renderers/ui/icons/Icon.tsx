import { Drawing } from './Drawing.tsx';
import { drawings } from './drawings.css.ts';
import type { icon } from './Icon.css.ts';

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof icon;
}

/** An icon of the set that every document has. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return <Drawing path={drawings[name]} size={size} />;
}
