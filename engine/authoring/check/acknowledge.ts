import type { WrittenSet } from '../read/Composition.ts';
import { findingAt, type Finding } from '../finding/Finding.ts';

/** A machine's findings are acknowledged in the steps JSON beside it. */
const belongsTo = (finding: Finding, { source }: WrittenSet) =>
  finding.file === source.file || finding.file === source.machine?.file;

/**
 * Marks the findings that a set acknowledges. An acknowledgement without a finding is itself a finding, reported only
 * when there are no other findings, because an error elsewhere may hide the acknowledged one.
 */
export function acknowledge(findings: readonly Finding[], written: readonly WrittenSet[]): readonly Finding[] {
  const accepted = written.flatMap((one) =>
    (one.set.acknowledged ?? []).map((acknowledgement, at) => ({ one, acknowledgement, at })),
  );
  const matching = (finding: Finding) =>
    accepted.find(
      ({ one, acknowledgement }) =>
        belongsTo(finding, one) && acknowledgement.finding === finding.code && acknowledgement.at === finding.pointer,
    );
  const marked = findings.map((finding): Finding => {
    const match = matching(finding);
    return match ? { ...finding, severity: 'acknowledged', reason: match.acknowledgement.reason } : finding;
  });
  const used = new Set(findings.map(matching));
  if (marked.some(({ severity }) => severity !== 'acknowledged')) return marked;
  const stale = accepted
    .filter((one) => !used.has(one))
    .map(({ one, acknowledgement, at }) =>
      findingAt(
        'staleAcknowledgement',
        one.source.place(`/acknowledged/${at}`),
        `there is no finding '${acknowledgement.finding}' at '${acknowledgement.at}'`,
      ),
    );
  return [...marked, ...stale];
}
