import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandName } from '../parts/BandName.tsx';
import { Day } from '../parts/Day.tsx';
import * as page from '../parts/labs.css.ts';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { bandTexts } from '../rules/bandTexts.ts';
import { changeText, isCounted, referenceText, targetText, valueText } from '../rules/resultTexts.ts';
import * as styles from './biomarker.css.ts';

interface NewestResultProps {
  readonly biomarker: LabBiomarker;
  readonly result: LabResult | undefined;
}

/** The newest result of a marker, with its band in words, what it is compared with, and what the band means. */
export function NewestResult({ biomarker, result }: NewestResultProps) {
  const id = useId();
  if (!result) return <p>It has not been measured yet.</p>;
  const counts = isCounted(result);
  const band = result.band ?? 'none';
  const [change, target] = [changeText(result), targetText(biomarker)];
  const meaning = result.band === null ? undefined : biomarker.bands[result.band];
  return (
    <>
      {counts && bandTexts[band].tone === 'urgent' && <SafetyLine />}
      <Card aria-labelledby={id}>
        <div className={page.inCard}>
          <h2 id={id} className={page.heading}>
            Newest result
          </h2>
          <p className={styles.newest}>
            <span className={styles.value}>{counts ? valueText(result, biomarker.decimals) : 'No value'}</span>
            {counts && <BandName band={band} />}
          </p>
          {change && <p className={page.told}>{change}</p>}
          {counts && meaning !== undefined && <p className={page.texts}>{meaning}</p>}
          <dl className={page.facts}>
            <div>
              <dt className={page.term}>Blood drawn</dt>
              <dd className={page.told}>
                <Day at={result.collected_at} />
              </dd>
            </div>
            <div>
              <dt className={page.term}>Compared with</dt>
              <dd className={page.told}>{referenceText(result, biomarker.decimals)}</dd>
            </div>
            {target !== undefined && (
              <div>
                <dt className={page.term}>Target</dt>
                <dd className={page.told}>{target}, target of our catalogue</dd>
              </div>
            )}
          </dl>
        </div>
      </Card>
    </>
  );
}
