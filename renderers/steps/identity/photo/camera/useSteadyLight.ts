import { useEffect, useState } from 'react';
import type { Light } from '#renderers/ports/ports.ts';

const STEADY_MS = 1000;

/** The light once it has been the same for a second, so that the message does not flicker. */
export function useSteadyLight(light: Light): Light {
  const [steady, setSteady] = useState<Light>('good');
  useEffect(() => {
    if (light === steady) return undefined;
    const timer = setTimeout(() => setSteady(light), STEADY_MS);
    return () => clearTimeout(timer);
  }, [light, steady]);
  return steady;
}
