import type { OperationOutcome } from '#schemas/wire/labs/operationOutcome.ts';
import type { PlacedResult } from './PlacedReport.ts';
import type { ReceivedReport } from './receiveReports.ts';

type Issue = OperationOutcome['issue'][number];

/** Why a result is shown as it was sent, for the laboratory; what it has withdrawn needs no words. */
const WORDS = {
  'unknown-code': { code: 'code-invalid', what: 'measures nothing that is known here' },
  'wrong-unit': { code: 'value', what: 'has a unit that cannot be converted to that of its marker' },
  'no-number': { code: 'value', what: 'has no number from 0' },
  implausible: { code: 'value', what: 'has a value that cannot be true; please check it and its unit' },
} as const;

function issuesOf({ report: { place }, results, isNew }: ReceivedReport): readonly Issue[] {
  const expression = [place];
  const taken: Issue = isNew
    ? { severity: 'information', code: 'informational', diagnostics: 'The report was kept.', expression }
    : {
        severity: 'information',
        code: 'duplicate',
        diagnostics: 'The same version or a newer one was there.',
        expression,
      };
  const aside = ({ aside: reason, identifier, code }: PlacedResult): readonly Issue[] => {
    if (reason === null || reason === 'withdrawn') return [];
    const { code: kind, what } = WORDS[reason];
    const diagnostics = `Result ${identifier} (${code ?? 'without a LOINC code'}) ${what}: it is shown as it was sent.`;
    return [{ severity: 'warning', code: kind, diagnostics, expression }];
  };
  return [taken, ...results.flatMap(aside)];
}

/** What a laboratory is answered. No value is repeated. */
export const outcomeOf = (received: readonly ReceivedReport[]): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: received.flatMap(issuesOf),
});
