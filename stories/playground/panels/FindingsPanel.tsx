import type { Finding } from '#engine/authoring/finding/Finding.ts';
import { formatWitness } from '#engine/authoring/finding/formatFinding.ts';
import { isWalkable } from '../isWalkable.ts';
import type { Checks } from '../check/useChecks.ts';
import * as styles from '../Playground.css.ts';

interface FindingsPanelProps {
  readonly file: string;
  readonly checks: Checks;
  readonly onReveal: (finding: Finding) => void;
  readonly onWalk: (finding: Finding) => void;
}

const words = { error: 'To mend', warning: 'To look at', acknowledged: 'Accepted' } as const;
const looks = { error: styles.danger, warning: styles.warning, acknowledged: styles.soft } as const;

/** The checker's findings, those of the open file first. */
export function FindingsPanel({ file, checks, onReveal, onWalk }: FindingsPanelProps) {
  const { findings } = checks;
  const sorted = findings.toSorted((a, b) => Number(b.file === file) - Number(a.file === file));
  return (
    <>
      <output className={styles.state}>{stateOf(checks)}</output>
      <ul className={styles.list}>
        {sorted.map((finding) => (
          <li key={`${finding.code} ${finding.file} ${finding.pointer} ${finding.what}`} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={looks[finding.severity]}>{words[finding.severity]}</span>
              <span className={styles.strong}>{finding.what}</span>
            </div>
            {finding.reason === undefined ? (
              <>
                <p>{finding.why}</p>
                <p>{finding.remedy}</p>
              </>
            ) : (
              <p>{finding.reason}</p>
            )}
            <div className={styles.group}>
              {finding.file === file ? (
                <button type="button" className={styles.link} onClick={() => onReveal(finding)}>
                  Line {finding.line}
                </button>
              ) : (
                <span className={styles.soft}>
                  {finding.file}:{finding.line}
                </span>
              )}
              {isWalkable(finding) && (
                <button type="button" className={styles.tool} onClick={() => onWalk(finding)}>
                  Walk me there
                </button>
              )}
            </div>
            {finding.witness && isWalkable(finding) && (
              <details>
                <summary>The walk that shows it</summary>
                <ul className={styles.code}>
                  {formatWitness(finding.witness).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function count(findings: readonly Finding[]): string {
  const accepted = findings.filter(({ severity }) => severity === 'acknowledged').length;
  const toMend = findings.length - accepted;
  return `${toMend === 0 ? 'nothing' : toMend} to mend${accepted > 0 ? `, ${accepted} accepted` : ''}`;
}

function stateOf({ findings, done, explored, stopped }: Checks): string {
  if (stopped !== undefined)
    return `The check has stopped: ${stopped}. The next edit starts another check; if that one stops, too, reload the page.`;
  if (done) return `Checked: ${count(findings)}.`;
  return explored === undefined
    ? 'Checking…'
    : `In ${explored}: ${count(findings)}. Checking the other flows that use this file…`;
}
