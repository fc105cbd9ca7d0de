import { useQuery } from '@tanstack/react-query';
import { birthdayText } from '#flows/labs/rules/patientTexts.ts';
import { userQuery } from '#services/api/users.ts';
import * as styles from '../LabsLayout.css.ts';

/** Whose results a page shows, on paper alone: there it says so nowhere else. */
export function PrintedPatient({ userId }: { readonly userId: string }) {
  const { data: user } = useQuery(userQuery(userId));
  if (!user) return null;
  const { first_name, last_name, birthday } = user;
  return (
    <p className={styles.printed}>
      Patient: {first_name} {last_name}
      {birthday && `, born ${birthdayText(birthday)}`}
    </p>
  );
}
