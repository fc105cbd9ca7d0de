import type { WalkReport } from '../live/WalkReport.ts';
import * as styles from '../Playground.css.ts';

/** What the flow knows about the patient so far: facts, and answers by step. */
export function KnownPanel({ report }: { readonly report: WalkReport | undefined }) {
  return (
    <>
      <table className={styles.table}>
        <caption>Answers</caption>
        <tbody>
          {report?.answers.map(({ step, answer, counts }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td className={styles.code}>
                {JSON.stringify(answer)}
                {!counts && <span className={styles.soft}> does not count: the step is left out</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table}>
        <caption>Facts</caption>
        <tbody>
          {Object.entries(report?.facts ?? {}).map(([ref, value]) => (
            <tr key={ref}>
              <th scope="row">{ref}</th>
              <td className={styles.code}>{JSON.stringify(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
