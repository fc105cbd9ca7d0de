import '#renderers/theme/global.css.ts';
import { mountVisit } from './visit/document/mountVisit.tsx';

/** Whether the development server serves this page. No build supports `?inspect`, whatever its environment says. */
declare const INSPECTABLE: boolean;

const root = document.getElementById('root');
if (INSPECTABLE) {
  const asked = new URLSearchParams(location.search).get('inspect');
  if (asked !== null) (await import('./dev/inspectActors.ts')).inspectActors(window, asked);
}
if (root) void mountVisit(root);
