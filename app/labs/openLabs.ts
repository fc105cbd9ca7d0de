import type { QueryClient } from '@tanstack/react-query';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { NoPanel } from './parts/NoPanel.tsx';
import { labsPages, type LabsPageOf, type LabsPlace, type OpenedPage } from './labsPages.ts';

/** What the router tells of the address that is opened. */
interface Opening {
  readonly route: { readonly fullPath: string };
  readonly params: { readonly [name: string]: string };
  readonly context: { readonly queryClient: QueryClient; readonly userId: string };
}

/** A list that was read this many ms ago knows what was bought before. */
const JUST_READ = 5_000;

const isPlace = (path: string): path is LabsPlace => Object.hasOwn(labsPages, path);

/** Whether a panel is the patient's, as far as that can be read. One that has just been bought is not known yet. */
async function isKnown(queryClient: QueryClient, userId: string, panelId: string): Promise<boolean> {
  const panels = labPanelsQuery(userId);
  const isAmong = (known: readonly { readonly _id: string }[] = []) => known.some(({ _id }) => _id === panelId);
  if (isAmong(queryClient.getQueryData(panels.queryKey))) {
    void queryClient.prefetchQuery(panels);
    return true;
  }
  try {
    return isAmong(await queryClient.fetchQuery({ ...panels, staleTime: JUST_READ }));
  } catch {
    // The page says what is the matter.
    return true;
  }
}

/** Begins to read what a page of labs shows first, and loads its code. */
export async function openLabs({
  route: { fullPath },
  params,
  context: { queryClient, userId },
}: Opening): Promise<OpenedPage> {
  const path = fullPath.replace(/\/$/, '');
  if (!isPlace(path)) throw new Error(`no page of labs at ${path}`);
  const { module, part, load, read }: LabsPageOf = labsPages[path];
  const { panelId } = params;
  const loading = load();
  if (panelId === undefined) void queryClient.prefetchQuery(labPanelsQuery(userId));
  else if (!(await isKnown(queryClient, userId, panelId))) return { module, Page: NoPanel };
  await read?.({ userId, panelId: '', ...params }, async (query) => queryClient.prefetchQuery(query), queryClient);
  return { module, part, Page: await loading };
}
