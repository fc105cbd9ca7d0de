import { useId } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { FactList } from '#renderers/ui/layout/FactList.tsx';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { AskLink } from '../../asking/AskLink.tsx';
import { RangeBar } from '../charts/RangeBar.tsx';
import { BandName } from '../parts/BandName.tsx';
import { LabDay } from '../parts/LabDay.tsx';
import { LabSaid } from '../parts/LabSaid.tsx';
import * as page from '../parts/labs.css.ts';
import { NothingYet } from '../parts/NothingYet.tsx';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { labDay } from '#flows/labs/rules/labDay.ts';
import { questionAbout } from '../rules/questionAbout.ts';
import { rangeOwnerText } from '../rules/rangeOwner.ts';
import { boundsText, changeText, isCounted, targetText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { meaningOf } from '../rules/meaningOf.ts';
import { sinceEarlier } from '../rules/sinceEarlier.ts';
import { previousOf, sinceLastTime } from '../rules/sinceLastTime.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '../rules/toldBand.ts';
import { Advice } from '../results/Advice.tsx';
import * as styles from './biomarker.css.ts';

interface NewestResultProps {
  readonly userId: string;
  readonly biomarker: LabBiomarker;
  /** Those of laboratories, newest first: what nobody has verified is no newest result. */
  readonly results: readonly LabResult[];
  /** Whether the patient has entered others, which stand below it. */
  readonly hasEntered: boolean;
  /** Whether one of these is newer and critical: then only the care team says what to do. */
  readonly isOvertaken: boolean;
}

/** The bounds that it is compared with, and the target, which is something else. */
function Compared({ biomarker, result }: { readonly biomarker: LabBiomarker; readonly result: LabResult }) {
  const { decimals, unit, sources } = biomarker;
  const bounds = result.reference && boundsText(result.reference, decimals, unit);
  const isCatalogue = result.reference?.source === 'catalogue';
  const range = isCatalogue ? bounds : (result.range_text ?? bounds);
  const target = targetText(biomarker);
  return (
    <FactList
      facts={[
        ['Range', range ?? 'None', rangeOwnerText(result)],
        ['Range in the lab’s words', isCatalogue ? result.range_text : undefined],
        [
          'Target',
          target,
          `The level that our catalogue aims for. Outside it, a value can still be in range. Source: ${sources['target'] ?? 'our catalogue'}.`,
        ],
        ['Blood drawn', <LabDay key="drawn" at={result.collected_at} />],
      ]}
    />
  );
}

/**
 * The newest result of a marker: its band in words, where it stands in its range, what that means, how it has changed, and what
 * it is compared with.
 */
export function NewestResult({ userId, biomarker, results, hasEntered, isOvertaken }: NewestResultProps) {
  const id = useId();
  const [result] = results;
  const ask = (
    <div className={page.actions}>
      <AskLink
        userId={userId}
        about={{ type: 'marker', id: biomarker._id }}
        question={questionAbout(biomarker, result, result ? labDay(result.collected_at) : '')}
        className={button({ look: 'secondary' })}
      >
        Ask about this
      </AskLink>
    </div>
  );
  if (!result)
    return (
      <div className={page.texts}>
        <p>
          {hasEntered ? (
            'No lab has sent it to us yet. What you entered is below.'
          ) : (
            <NothingYet>It has not been measured yet.</NothingYet>
          )}
        </p>
        <p>{biomarker.moves}</p>
        {ask}
      </div>
    );
  const counts = isCounted(result);
  const band = toldBandOf(result);
  const change = changeText(result);
  const previous = previousOf(results, result);
  const since = { biomarker, result, previous, day: previous && labDay(previous.collected_at) };
  const earlier = sinceEarlier({ biomarker, results, newest: result, dayOf: labDay });
  return (
    <>
      {counts && toldBandText(band).tone === 'urgent' && <SafetyLine />}
      <Card aria-labelledby={id}>
        <div className={page.inCard}>
          <h2 id={id} className={page.heading}>
            {hasEntered ? 'Newest result from a lab' : 'Newest result'}
          </h2>
          <p className={styles.newest}>
            <span className={styles.value}>{counts ? valueText(result, biomarker.decimals) : 'No value'}</span>
            {counts && <BandName band={band} />}
          </p>
          {change && <p className={page.told}>{change}</p>}
          <LabSaid {...result} />
          {counts && (
            <>
              <RangeBar biomarker={biomarker} result={result} />
              <dl className={styles.explained}>
                <div>
                  <dt className={page.term}>What this value means</dt>
                  <dd className={page.texts}>{meaningOf(biomarker, result)}</dd>
                </div>
                <div>
                  <dt className={page.term}>How it has changed</dt>
                  <dd className={page.texts}>
                    <p>{sinceLastTime(since)}</p>
                    {earlier !== undefined && <p>{earlier}</p>}
                  </dd>
                </div>
                <div>
                  <dt className={page.term}>What can affect it</dt>
                  <dd className={page.texts}>{biomarker.moves}</dd>
                </div>
                {!isOvertaken && (
                  <div>
                    <dt className={page.term}>What you can do</dt>
                    <dd className={page.texts}>
                      <Advice biomarker={biomarker} result={result} />
                    </dd>
                  </div>
                )}
              </dl>
              <Compared biomarker={biomarker} result={result} />
            </>
          )}
          {ask}
        </div>
      </Card>
    </>
  );
}
