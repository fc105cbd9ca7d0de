import '#renderers/theme/global.css.ts';
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '#renderers/theme/applyTheme.ts';
import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { InspectorPage } from './page/InspectorPage.tsx';
import { Recording } from './page/Recording.ts';

applyTheme(document.documentElement, themeOf(defaultBrand));
const recording = new Recording();
createBrowserReceiver().subscribe((message) => recording.take(message));
const root = document.getElementById('root');
if (root) createRoot(root).render(<InspectorPage recording={recording} />);
