import { createElement, useEffect, useState, type ComponentType } from 'react';

interface LaterProps<Props extends object> {
  /** Must stay the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A component that the page does without until its code is there, and where that cannot be loaded. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const component = await load().catch(() => undefined);
      if (component && !isLeft) setLoaded(() => component);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [load]);
  return loaded ? createElement(loaded, props) : null;
}
