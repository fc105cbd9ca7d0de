import type { Decorator } from '@storybook/react-vite';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { PageHarness } from './PageHarness.tsx';

/** Shows a part of a page in a page, as `PageHarness` does. */
export const inPage: Decorator = (Story) => (
  <PageHarness
    story={() => (
      <Page>
        <Story />
      </Page>
    )}
  />
);
