import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import '#renderers/theme/global.css.ts';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { applyTheme } from '#renderers/theme/applyTheme.ts';
import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';
import { WalkHarness } from '#stories/playground/live/WalkHarness.tsx';
import { Playground } from '#stories/playground/Playground.tsx';
import { ports } from '#stories/storyPorts.ts';

currentOrganization.set(exampleOrganization);
applyTheme(document.documentElement, themeOf(defaultBrand));

// The playground shows its flow in a frame, which it asks for by the address that the story of the walk has.
const isWalk = new URLSearchParams(location.search).get('id') === 'authoring-playground-walk--live';
const root = document.querySelector('#root');
if (!root) throw new Error('the page has a root');

createRoot(root).render(
  <CSPProvider disableStyleElements>
    <PortsProvider value={ports}>
      {isWalk ? (
        <WalkHarness alone={false} />
      ) : (
        <Playground file="flows/pharmacy/pharmacy.steps.json" brand="Healthspan" />
      )}
    </PortsProvider>
  </CSPProvider>,
);
