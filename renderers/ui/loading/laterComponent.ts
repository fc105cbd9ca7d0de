import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { preloadable } from './preloadable.ts';

interface LaterComponent<Props> {
  /** Suspends until the code is there. */
  readonly Loaded: (props: Props) => ReactNode;
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
  let reading: Promise<ComponentType<Props>> | undefined;
  const load = preloadable(async () => (loaded = await read()));
  return {
    load,
    have: (component) => {
      loaded = component;
    },
    Loaded: (props) => {
      // Whoever has begun to wait reads the same again: React compares how a component was read before and after.
      const component = reading === undefined && loaded !== undefined ? loaded : use((reading ??= load()));
      return createElement(component, props);
    },
  };
}
