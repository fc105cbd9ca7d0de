import type { Diagnostic } from '@codemirror/lint';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
import { isWalkable } from '../isWalkable.ts';
import { parsed } from './jsonService.ts';
import { rangeOf } from './rangeOf.ts';

const severities = { error: 'error', warning: 'warning', acknowledged: 'info' } as const;

function explained({ what, why, remedy, reason }: Finding): Node {
  const dom = document.createElement('div');
  const lines =
    reason === undefined
      ? [what, `Why it matters: ${why}`, `How to mend it: ${remedy}`]
      : [what, `Accepted: ${reason}`];
  dom.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  return dom;
}

/** The findings of a file at their places in the text, each with an action that walks there, if a walk can show it. */
export function diagnosticsOf(
  text: string,
  findings: readonly Finding[],
  walkThere: (finding: Finding) => void,
): readonly Diagnostic[] {
  const read = parsed(text);
  return findings.map((finding) => ({
    ...rangeOf(read, finding),
    severity: severities[finding.severity],
    message: finding.what,
    renderMessage: () => explained(finding),
    ...(isWalkable(finding) && { actions: [{ name: 'Walk me there', apply: () => walkThere(finding) }] }),
  }));
}
