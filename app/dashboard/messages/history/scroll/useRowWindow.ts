import { useCallback, useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import type { drawnRows, RowWindow } from './createRowWindow.ts';

/** So many rows are drawn without more ado, and without the code that counts. */
const FEW = 60;

interface Counting {
  readonly rows: RowWindow;
  readonly drawnRows: typeof drawnRows;
}

/** Which rows of a list are drawn, from one place to before another, and how many pixels the others take. */
export interface DrawnRows {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Draws of a long list only what is near the screen. A short one is drawn whole, as a server does. Its code is loaded once it is
 * needed.
 *
 * @param keys of the rows, oldest first
 */
export function useRowWindow(keys: readonly string[], scroller: RefObject<HTMLElement | null>) {
  const [counting, setCounting] = useState<Counting>();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const isLong = keys.length > FEW;

  useEffect(() => {
    if (!isLong || counting) return undefined;
    let isOver = false;
    const begin = async () => {
      const { createRowWindow, drawnRows: drawnNow } = await import('./createRowWindow.ts');
      const { current: element } = scroller;
      if (isOver || !element) return;
      const drawn = [...element.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'] ?? '');
      setCounting({ rows: createRowWindow(element, drawn, redraw), drawnRows: drawnNow });
    };
    // Without it, everything is drawn: slowly, but it is there.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isLong, counting, scroller]);

  const rows = counting?.rows;
  // oxlint-disable-next-line no-underscore-dangle -- what adapters of the library call
  useLayoutEffect(() => rows?._didMount(), [rows]);
  // oxlint-disable-next-line no-underscore-dangle -- as above
  useLayoutEffect(() => rows?._willUpdate());

  const measure = useCallback((row: HTMLElement | null) => rows?.measureElement(row), [rows]);
  const toPlace = useCallback(
    (place: number) => {
      const start = rows?.getOffsetForIndex(place, 'center')?.[0];
      if (start !== undefined) scroller.current?.scrollTo({ top: -start });
    },
    [rows, scroller],
  );
  const drawn = counting ? counting.drawnRows(counting.rows, keys) : { from: 0, to: keys.length, before: 0, after: 0 };
  return {
    drawn,
    /** For the element of each row. */
    measure,
    /** Goes to where a row is that is not drawn. @param place counted from the newest row */
    toPlace,
  };
}
