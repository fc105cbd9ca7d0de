import type { AnswerHours } from '#flows/hours/answerHours.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';

/** What a banner says. */
interface BannerTexts {
  readonly title: string;
  readonly text: string;
}

/** What the banner says of the hours (000 §9). @param zone IANA name of the patient's */
export function bannerTexts(hours: AnswerHours, zone: string): BannerTexts {
  if (hours.state === 'working-hours') {
    const wait = 'The expected wait for an answer is about 4 hours.';
    const text = hours.opens
      ? `${wait} What is not answered today is answered from ${momentIn(hours.opens, zone)}.`
      : wait;
    return { title: 'Your care team is here.', text };
  }
  const back = `Expect an answer within about 4 hours from ${momentIn(hours.opens, zone)}.`;
  return hours.state === 'holiday'
    ? { title: 'Your care team is away for the holiday.', text: back }
    : { title: 'Your care team is away.', text: back };
}
