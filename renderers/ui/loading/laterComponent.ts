import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { preloadable } from './preloadable.ts';

export interface LaterComponent<Props> {
  readonly component: (props: Props) => ReactNode;
  /** Loads the code, so that the component is drawn at once. */
  readonly load: () => Promise<unknown>;
  /** Takes the component as it is: on a server, which waits for nothing. */
  readonly have: (component: ComponentType<Props>) => void;
}

/**
 * A component whose code is loaded when it is first shown, or before.
 *
 * Where the code is there already, nothing is suspended: React would show a placeholder for 300 ms all the same.
 *
 * @param within puts it into the boundary that shows a placeholder until the code is there
 */
export function laterComponent<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  within: (component: ReactNode) => ReactNode,
): LaterComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = preloadable(async () => (loaded = await read()));
  const Lazy = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return {
    component: function LaterComponent(props) {
      // Whoever has begun to wait keeps what it waits for, and with it the state of what is shown.
      const [component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return within(createElement(component, props));
    },
    load,
    have: (component) => {
      loaded = component;
    },
  };
}
