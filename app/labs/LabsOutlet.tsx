import { useLoaderData } from '@tanstack/react-router';
import type { OpenedPage } from './labsPages.ts';

const isOpened = (data: unknown): data is OpenedPage => typeof data === 'object' && data !== null && 'Page' in data;

/** The page of labs at the address, which its loader has opened. */
export function LabsOutlet() {
  const opened: unknown = useLoaderData({ strict: false });
  return isOpened(opened) ? <opened.Page /> : null;
}
