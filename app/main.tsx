import '#renderers/theme/global.css.ts';
import { hashPath } from './address/hashPath.ts';
import { mountPortal } from './document/mountPortal.tsx';

/** Whether the development server serves this page. No build supports `?inspect`, whatever its environment says. */
declare const INSPECTABLE: boolean;

const older = hashPath(location);
if (older !== undefined) location.replace(older);
else {
  if (INSPECTABLE) {
    const asked = new URLSearchParams(location.search).get('inspect');
    if (asked !== null) (await import('./dev/inspectActors.ts')).inspectActors(window, asked);
  }
  const root = document.getElementById('root');
  if (root) void mountPortal(root);
}
