import type { Decorator } from '@storybook/react-vite';
import { PortsProvider, type DateLimits } from '#renderers/ports/ports.ts';
import { ports } from '../storyPorts.ts';

/** Offers only the days of some limits to date steps. */
export const withDateLimits =
  (limits: DateLimits): Decorator =>
  (Story) => (
    <PortsProvider value={{ ...ports, dateLimits: () => limits }}>
      <Story />
    </PortsProvider>
  );
