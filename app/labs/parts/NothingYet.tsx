import { WAITING_FOR_YOU } from '#flows/labs/rules/labTexts.ts';
import { usePanel } from '../usePanel.ts';

/** Says why there is no result: results wait for the provider's note, or, as the text says, there are none. */
export function NothingYet({ children }: { readonly children: string }) {
  const { panel } = usePanel();
  return (panel?.waiting ?? []).length > 0 ? WAITING_FOR_YOU : children;
}
