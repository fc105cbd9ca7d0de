import type { Decorator } from '@storybook/react-vite';
import { PortsProvider, type DateLimits } from '#renderers/ports/ports.ts';
import { ports } from '../../storyPorts.ts';

/** Provides the days that date steps offer. */
export const withDateLimits =
  (limits: DateLimits): Decorator =>
  (Story) => (
    <PortsProvider value={{ ...ports, dateLimits: () => limits }}>
      <Story />
    </PortsProvider>
  );
