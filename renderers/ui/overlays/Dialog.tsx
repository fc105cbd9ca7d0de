import { Overlay, type OverlayProps } from './Overlay.tsx';

/** A modal question or message. Load it lazily: it brings the overlay library. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} place="dialog" />;
}
