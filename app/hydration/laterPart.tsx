import { createElement, memo, Suspense, use, type ComponentType, type ReactNode, useRef } from 'react';
import * as styles from './LaterPlace.css.ts';
import { useTakeUp } from './useTakeUp.ts';

/** A part of a page that React takes over later than the page: what was typed and pressed in it until then is done then. */
function LaterPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useTakeUp(place);
  return (
    <div ref={place} className={styles.place} data-waits="">
      {children}
    </div>
  );
}

/** What is being read of all parts. */
const reading = new Set<Promise<unknown>>();

/** Waits for the code of all parts that is being read, so that a server draws them. */
export const areReady = async (): Promise<void> => {
  await Promise.all(reading);
};

/** How long to wait for a better network, in milliseconds. */
const PAUSE = 2000;

/** Loads a module, and tries again until it is there. */
async function loadAnyhow<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((done) => {
        setTimeout(done, PAUSE);
      });
    }
}

/**
 * A part of a page whose code comes after the page's own, which begins to read it. A server draws it with the page, and a
 * browser takes over what was drawn once the code is there. It has no props, and reads what it shows by itself: an update from outside would have React
 * throw away what was drawn.
 *
 * @param meanwhile stands there where no server has drawn the part
 */
export function laterPart(load: () => Promise<ComponentType>, meanwhile: ReactNode) {
  let loaded: ComponentType | undefined;
  const read = async () => (loaded = await loadAnyhow(load));
  const begun = read();
  reading.add(begun);
  const Loaded = () => createElement(loaded ?? use(begun));
  return {
    Part: memo(() => (
      <Suspense fallback={meanwhile}>
        <LaterPlace>
          <Loaded />
        </LaterPlace>
      </Suspense>
    )),
  };
}
