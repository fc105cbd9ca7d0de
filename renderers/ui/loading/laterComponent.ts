import { lazy, useState, type ComponentType } from 'react';
import { preloadable } from './preloadable.ts';

interface LaterComponent<Props> {
  /** The component, for the parent of the boundary that shows a placeholder until the code is there. */
  readonly useComponent: () => ComponentType<Props>;
  /** Loads the code, so that the component is drawn at once. */
  readonly load: () => Promise<unknown>;
  /** Takes the component as it is: on a server, which waits for nothing. */
  readonly have: (component: ComponentType<Props>) => void;
}

/**
 * A component whose code is loaded when it is first shown, or before.
 *
 * Where the code is there already, nothing is suspended: React would show a placeholder for 300 ms all the same.
 */
export function laterComponent<Props extends object>(read: () => Promise<ComponentType<Props>>): LaterComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = preloadable(async () => (loaded = await read()));
  const Lazy = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  const chosen = (): ComponentType<Props> => loaded ?? Lazy;
  return {
    // Whoever has begun to wait keeps what it waits for, and with it the state of what is shown.
    useComponent: () => useState(chosen)[0],
    load,
    have: (component) => {
      loaded = component;
    },
  };
}
