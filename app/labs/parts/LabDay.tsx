import { labDay } from '#flows/labs/rules/labDay.ts';

/** The day of a date as the laboratory wrote it. @param at with or without a time */
export const LabDay = ({ at }: { readonly at: string }) => <time dateTime={at.slice(0, 10)}>{labDay(at)}</time>;
