import { Overlay, type OverlayProps } from './Overlay.tsx';

/** More about what is on the page, at its side. Load it lazily: it brings the overlay library. */
export function SidePanel(props: OverlayProps) {
  return <Overlay {...props} place="panel" />;
}
