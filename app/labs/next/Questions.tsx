import type { ReactNode } from 'react';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { AskLink } from '../../asking/AskLink.tsx';
import * as styles from '../parts/labs.css.ts';
import { Titled, type TitledProps } from '../parts/Titled.tsx';
import { labDay } from '#flows/labs/rules/labDay.ts';
import { isPlural, questionAbout } from '../rules/questionAbout.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { valueText } from '#flows/labs/rules/resultTexts.ts';

/** How many are offered: more at once would not be asked. */
const OFFERED = 5;

interface QuestionsProps {
  readonly userId: string;
  readonly markers: readonly LabMarker[];
  /** The frame around it: a card, or a fold. */
  readonly In?: (props: TitledProps) => ReactNode;
}

/** What the patient may ask the care team about a report; each question is one press away from the message. */
export function Questions({ userId, markers, In = Titled }: QuestionsProps) {
  const asked = needsAttention(markers).slice(0, OFFERED);
  if (asked.length === 0) return null;
  return (
    <In title="What you can ask your care team">
      <ul className={styles.plain}>
        {asked.map(
          ({ biomarker, result }) =>
            result && (
              <li key={biomarker._id}>
                <AskLink
                  userId={userId}
                  about={{ type: 'marker', id: biomarker._id }}
                  question={questionAbout(biomarker, result, labDay(result.collected_at))}
                  className={styles.link}
                >
                  What {isPlural(biomarker.name) ? 'do' : 'does'} my {biomarker.name} of{' '}
                  {valueText(result, biomarker.decimals)} mean for me?
                </AskLink>
              </li>
            ),
        )}
      </ul>
    </In>
  );
}
