import type sharp from 'sharp';

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  // Whatever a file says it is, no other reader of the library gets to see it.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff', 'VipsForeignLoadNsgif'],
  });
  // Nothing of a patient's picture stays in memory.
  library.cache(false);
  return library;
}

let loaded: Promise<typeof sharp> | undefined;

/** What reads and makes pictures, loaded with the first of them so that the portal is ready sooner. */
export const loadSharp = (): Promise<typeof sharp> => (loaded ??= load());
