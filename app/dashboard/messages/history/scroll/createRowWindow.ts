import { observeElementRect, Virtualizer, type Range, type VirtualItem } from '@tanstack/virtual-core';
import type { DrawnRows } from './useRowWindow.ts';

/** Rows beyond what is seen, on either side, at least. */
const OVERSCAN = 12;

/** Rows come and go so many at a time: browsers end a scroll that is under way where rows change. */
const STEP = 20;

/** The rows that are drawn where some of them are seen. */
function drawnAround({ startIndex, endIndex, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - OVERSCAN) / STEP) * STEP);
  const to = Math.min(count, Math.ceil((endIndex + 1 + OVERSCAN) / STEP) * STEP);
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Pixels of a row that was never drawn. */
const USUAL = 72;

/** Milliseconds after which a scroller that was moved stands still. */
const STILL = 150;

/** Rows are counted from the newest one, because the scroller begins at its lower edge. */
export type RowWindow = Virtualizer<HTMLElement, HTMLElement>;

/** What a window is of. @param keys of the rows, oldest first */
const rowOptions = (keys: readonly string[]) => ({
  count: keys.length,
  getItemKey: (index: number) => keys[keys.length - 1 - index] ?? index,
});

/** The rows of a list that are drawn now. @param keys of the rows, oldest first */
export function drawnRows(rows: RowWindow, keys: readonly string[]): DrawnRows {
  rows.setOptions({ ...rows.options, ...rowOptions(keys) });
  const items = rows.getVirtualItems();
  const { length } = keys;
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest) return { from: 0, to: length, before: 0, after: 0 };
  return {
    from: length - 1 - oldest.index,
    to: length - newest.index,
    before: rows.getTotalSize() - oldest.end,
    after: newest.start,
  };
}

/** In parts of pixels: a hundred rows would otherwise be a dozen pixels off. */
const heightOf = (row: HTMLElement): number => row.getBoundingClientRect().height;

/** What the rows that are drawn measure, from the newest one on. */
function measured(scroller: HTMLElement, { count, getItemKey }: ReturnType<typeof rowOptions>): VirtualItem[] {
  const rows = scroller.querySelectorAll<HTMLElement>('[data-key]');
  const heights = new Map([...rows].map((row) => [row.dataset['key'], heightOf(row)]));
  let start = 0;
  return Array.from({ length: count }, (_, index) => {
    const key = getItemKey(index);
    const size = heights.get(String(key)) ?? USUAL;
    const item = { key, index, start, size, end: start + size, lane: 0 };
    start += size;
    return item;
  });
}

/**
 * Says which rows of a long list are to be drawn, by where it is scrolled to, and how much room the others take. It only measures
 * and counts, and moves nothing.
 *
 * @param changed the rows that are to be drawn are others now
 */
export function createRowWindow(scroller: HTMLElement, keys: readonly string[], changed: () => void): RowWindow {
  let last = '';
  const rows: RowWindow = new Virtualizer<HTMLElement, HTMLElement>({
    ...rowOptions(keys),
    getScrollElement: () => scroller,
    estimateSize: () => USUAL,
    measureElement: heightOf,
    rangeExtractor: drawnAround,
    initialMeasurementsCache: measured(scroller, rowOptions(keys)),
    initialOffset: () => -scroller.scrollTop,
    observeElementRect,
    observeElementOffset: (_rows, tell) => {
      let still: ReturnType<typeof setTimeout> | undefined;
      const scrolled = () => {
        clearTimeout(still);
        still = setTimeout(() => tell(-scroller.scrollTop, false), STILL);
        tell(-scroller.scrollTop, true);
      };
      tell(-scroller.scrollTop, false);
      scroller.addEventListener('scroll', scrolled, { passive: true });
      return () => {
        clearTimeout(still);
        scroller.removeEventListener('scroll', scrolled);
      };
    },
    scrollToFn: () => undefined,
    onChange: (counted) => {
      const items = counted.getVirtualItems();
      const next = [items[0]?.index, items[0]?.start, items.at(-1)?.index, counted.getTotalSize()].join(' ');
      if (next !== last) changed();
      last = next;
    },
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  return rows;
}
