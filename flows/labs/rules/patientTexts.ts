import { momentText } from '../../kinds/describing/momentText.ts';

/** A birthday in words, such as 'March 12, 1985'. @param birthday MM-DD-YYYY */
export const birthdayText = (birthday: string): string =>
  momentText(new Date(`${birthday.slice(6)}-${birthday.slice(0, 5)}T12:00:00Z`), 'date', 'UTC');

const sexes = new Map([
  ['female', 'Female'],
  ['male', 'Male'],
  ['other', 'Other'],
]);

/** A sex in words. */
export const sexText = (sex: string): string => sexes.get(sex) ?? sex;
