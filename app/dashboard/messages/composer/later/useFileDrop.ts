import { useEffect, useRef, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page; without it the browser would leave the page for them.
 *
 * @returns whether files are being dragged over it
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Between two elements of the page the pointer leaves one for the other, which Safari does not say: it is still inside.
    const leave = ({ relatedTarget, clientX: x, clientY: y }: DragEvent) => {
      const isInside = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
      if (relatedTarget === null && !isInside) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => ends.abort();
  }, []);
  return isOver;
}
