import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { ports } from '../../storyPorts.ts';

/** Spy on the analytics events of a step. */
export const track = fn<Ports['track']>();

/** Provides a cart to a story. */
export const withCart =
  (cart: Ports['cart']): Decorator =>
  (Story) => (
    <PortsProvider value={{ ...ports, cart, track }}>
      <Story />
    </PortsProvider>
  );
