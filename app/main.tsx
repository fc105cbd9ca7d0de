import '@fontsource-variable/figtree/wght.css';
import '#renderers/theme/global.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '#renderers/theme/applyTheme.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { findOrganization } from '#services/api/findOrganization.ts';
import { queryClient } from './queryClient.ts';
import { router } from './router.ts';

const organization = await findOrganization();
currentOrganization.set(organization);
applyTheme(document.documentElement, themeOf(organization.settings.brand));
document.title = `${organization.settings.name} Patient Portal`;

const { favicon } = organization.settings;
if (favicon) document.getElementById('favicon')?.setAttribute('href', favicon);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
