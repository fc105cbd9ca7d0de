import { Overlay, type OverlayProps } from './Overlay.tsx';

/** A question or message that must be dealt with first. Load it lazily: it brings the overlay library. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} place="dialog" />;
}
