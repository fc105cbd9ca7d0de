import { lazy } from 'react';
import type { PolicySection } from '#schemas/wire/policy.ts';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';

const readText = preloadable(() => import('../../../../shell/PolicyText.tsx'));
const PolicyText = lazy(async () => ({ default: (await readText()).PolicyText }));

interface TextOfTodayProps {
  readonly policy: PolicySection;
  readonly title: string;
}

/** What a text that the patient has agreed to says today. */
export const TextOfToday = ({ policy, title }: TextOfTodayProps) => (
  <PanelButton label="Read the text of today" title={title}>
    <PolicyText section={policy} />
  </PanelButton>
);
