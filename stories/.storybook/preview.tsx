import { CSPProvider } from '@base-ui/react/csp-provider';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { useLayoutEffect, type ReactNode } from 'react';
import '#renderers/theme/global.css.ts';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { applyTheme } from '#renderers/theme/applyTheme.ts';
import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { brands } from '../brands.ts';
import { exampleOrganization } from '../exampleOrganization.ts';
import { ports } from '../storyPorts.ts';

function Branded({ brand, children }: { readonly brand: string; readonly children: ReactNode }) {
  useLayoutEffect(() => applyTheme(document.documentElement, themeOf(brands[brand] ?? defaultBrand)), [brand]);
  return children;
}

// As in the portal, it is known before anything is drawn.
currentOrganization.set(exampleOrganization);

// The first story of a screen also loads its code, which may take longer than the default timeout of one second.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  // The next story is a page of its own: it must not be left for the login because a session ended in this one.
  beforeEach: () => () => currentSession.end(),
  globalTypes: {
    brand: { toolbar: { icon: 'paintbrush', items: Object.keys(brands), dynamicTitle: true } },
  },
  initialGlobals: { brand: 'Healthspan' },
  decorators: [
    (Story, { globals }) => (
      <CSPProvider disableStyleElements>
        <PortsProvider value={ports}>
          <Branded brand={String(globals['brand'])}>
            <Story />
          </Branded>
        </PortsProvider>
      </CSPProvider>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // It asks every element for spacing that an attribute makes important, which React cannot write: a fifth of the time of axe.
      options: {
        rules: { 'avoid-inline-spacing': { enabled: false } },
        // Where nobody reads what passes, no selector is made for each element that does.
        ...(import.meta.env['VITEST'] && { resultTypes: ['violations'] }),
      },
    },
  },
};

export default preview;
