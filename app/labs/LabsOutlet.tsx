import { useLoaderData, useParams } from '@tanstack/react-router';
import { LabAlarms } from './parts/LabAlarms.tsx';
import type { OpenedPage } from './labsPages.ts';

const isOpened = (data: unknown): data is OpenedPage => typeof data === 'object' && data !== null && 'Page' in data;

/** The page of labs at the address, which its loader has opened. */
export function LabsOutlet() {
  const opened: unknown = useLoaderData({ strict: false });
  // The list below the dashboard has no layout of labs above it.
  const { userId } = useParams({ strict: false });
  return (
    <>
      {userId !== undefined && <LabAlarms />}
      {isOpened(opened) ? <opened.Page /> : null}
    </>
  );
}
