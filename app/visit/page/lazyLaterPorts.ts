import { createElement, lazy, memo, useEffect, type ComponentType } from 'react';
import { usePorts } from '#renderers/ports/ports.ts';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { LaterPortsProps } from './LaterPorts.tsx';
import type { LaterVisit } from '../flow/laterVisit.ts';

/**
 * Runs a load again each time that the browser is back online, until it succeeds.
 *
 * @throws the load's error where there is a network, so that waiting would not help
 */
async function untilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((again) => {
        window.addEventListener('online', again, { once: true });
      });
    }
}

const load = preloadable(() => import('./LaterPorts.tsx'));

type Props = Omit<LaterPortsProps, 'later'>;

/** In place of code that is not there any more, after a new version of the portal: screens with products offer a reload. */
function MissingPorts({ onPorts }: Props) {
  const ports = usePorts();
  useEffect(() => onPorts({ ...ports, cart: { status: 'failed', retry: () => location.reload() } }), [ports, onPorts]);
  return null;
}

async function laterPorts(readLater: () => Promise<LaterVisit>): Promise<ComponentType<Props>> {
  try {
    const [{ LaterPorts }, later] = await untilOnline(() => Promise.all([load(), readLater()]));
    // The visit is rendered with each answer; what is read and bought does not change with it.
    return memo((props: Props) => createElement(LaterPorts, { ...props, later }));
  } catch {
    return MissingPorts;
  }
}

/** The ports of a visit's later part, whose code is loaded when they are first needed. Without a network it waits for one. */
export const lazyLaterPorts = (readLater: () => Promise<LaterVisit>) =>
  lazy(async () => ({ default: await laterPorts(readLater) }));
