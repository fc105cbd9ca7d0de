import '#renderers/theme/global.css.ts';
import { mountEntry } from './entry/mountEntry.tsx';

const root = document.getElementById('root');
if (root) void mountEntry(root);
