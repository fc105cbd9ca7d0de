import type { Intake } from '#schemas/wire/intake.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { notice } from './CarriedOverNotice.css.ts';

type CarriedOver = NonNullable<Intake['carried_over']>;
type Reason = CarriedOver['questions'][number]['reason'];

const SAID: readonly (readonly [reason: Reason, says: string])[] = [
  ['askedAgain', 'Please answer these again:'],
  ['partNotAsked', 'Part of these answers is no longer needed:'],
  ['notAsked', 'These answers are no longer needed:'],
];

interface CarriedOverNoticeProps {
  readonly carriedOver: CarriedOver;
  readonly copy: (text: string) => string;
}

/** Tells the patient that the visit's questions have changed, and the consequence for the answers. */
export function CarriedOverNotice({ carriedOver: { questions }, copy }: CarriedOverNoticeProps) {
  const titlesOf = (wanted: Reason) =>
    questions.filter(({ reason }) => reason === wanted).map(({ title }) => copy(title));
  return (
    <div className={notice}>
      <Alert tone="info" title="This visit was updated since you last answered.">
        {SAID.map(([reason, says]) => {
          const titles = titlesOf(reason);
          return (
            titles.length > 0 && (
              <p key={reason}>
                {says} {titles.join(' · ')}
              </p>
            )
          );
        })}
        <p>{questions.length === 0 ? 'All your answers are kept.' : 'All your other answers are kept.'}</p>
      </Alert>
    </div>
  );
}
