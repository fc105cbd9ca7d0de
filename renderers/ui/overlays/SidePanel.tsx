import { Overlay, type OverlayProps } from './Overlay.tsx';

/** A panel at the side of the page with more information. Load it lazily: it brings the overlay library. */
export function SidePanel(props: OverlayProps) {
  return <Overlay {...props} place="panel" />;
}
