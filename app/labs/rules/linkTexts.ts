import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { ReportLink } from '#schemas/wire/labs/reportLink.ts';

type LinkTimes = Pick<ReportLink, 'expires_at' | 'ended_at' | 'opened_at'>;

const at = (moment: string, zone: string) => {
  const date = new Date(moment);
  return `${momentText(date, 'date', zone)} at ${momentText(date, 'time', zone)}`;
};

/** Whether a link shows its report no more. */
export const isOver = ({ expires_at, ended_at }: LinkTimes, now: Date): boolean =>
  ended_at !== null || Date.parse(expires_at) <= now.getTime();

/** Until when a link works, or since when it does not. @param zone IANA name */
export function linkEndText(link: LinkTimes, now: Date, zone: string): string {
  if (link.ended_at !== null) return `Ended ${at(link.ended_at, zone)}`;
  return `${isOver(link, now) ? 'Expired' : 'Works until'} ${at(link.expires_at, zone)}`;
}

/** When a link was opened last. @param zone IANA name */
export const linkOpenedText = ({ opened_at }: LinkTimes, zone: string): string =>
  opened_at === null ? 'Not opened yet' : `Last opened ${at(opened_at, zone)}`;
