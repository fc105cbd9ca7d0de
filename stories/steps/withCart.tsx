import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { ports } from '../storyPorts.ts';

/** What of a step is counted. */
export const track = fn<Ports['track']>();

/** Gives a story's step a cart. */
export const withCart =
  (cart: Ports['cart']): Decorator =>
  (Story) => (
    <PortsProvider value={{ ...ports, cart, track }}>
      <Story />
    </PortsProvider>
  );
