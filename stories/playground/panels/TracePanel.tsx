import { formatReason } from '#engine/authoring/conditions/explain.ts';
import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';

interface TracePanelProps {
  readonly report: WalkReport | undefined;
  /** The steps of the edited file. */
  readonly has: (step: string) => boolean;
  readonly onReveal: (step: string) => void;
  /** Opens a step of the section; undefined if the flow cannot open steps by name. */
  readonly onOpen: ((step: string) => void) | undefined;
}

/** The steps of the section on screen: which are shown, which are not, and why. */
export function TracePanel({ report, has, onReveal, onOpen }: TracePanelProps) {
  if (!report?.section) return <p className={styles.soft}>No section is on screen.</p>;
  return (
    <>
      <p className={styles.soft}>
        Section <b>{report.section}</b>: which steps are shown to this patient, and why.
      </p>
      <ol className={styles.list} aria-label="Why this step">
        {report.trace.map((reason) => {
          const { step, shown } = reason;
          const isCurrent = step === report.step;
          const [, ...lines] = formatReason(reason);
          return (
            <li
              key={step}
              className={isCurrent ? styles.current : styles.row}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <div className={styles.rowHead}>
                {has(step) ? (
                  <button type="button" className={styles.link} onClick={() => onReveal(step)}>
                    {step}
                  </button>
                ) : (
                  <span className={styles.strong}>{step}</span>
                )}
                <span className={shown ? styles.success : styles.soft}>
                  {isCurrent ? 'on screen' : shown ? 'shown' : 'left out'}
                </span>
                {!reason.reason && <span className={styles.soft}>always asked</span>}
                {shown && !isCurrent && onOpen && (
                  <button type="button" className={styles.link} onClick={() => onOpen(step)}>
                    Open
                  </button>
                )}
              </div>
              {lines.length > 0 && <p className={styles.reasons}>{lines.map((line) => line.slice(2)).join('\n')}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
