import type { ReactNode } from 'react';
import type { Physician } from '#schemas/wire/appointment.ts';
import * as page from '../../layout/page.css.ts';
import * as styles from '../details/appointments.css.ts';
import { physicianName } from './physicianName.ts';

interface PhysicianAboutProps {
  readonly physician: Physician;
  readonly children?: ReactNode;
}

/** The profile of a physician. */
export function PhysicianAbout({ physician, children }: PhysicianAboutProps) {
  const { profile_img: image, bio, first_name: first, last_name: last } = physician;
  return (
    <div className={styles.physician}>
      {image.url === null ? (
        <span className={styles.portrait} aria-hidden="true">
          {first.charAt(0)}
          {last.charAt(0)}
        </span>
      ) : (
        <img src={image.url} alt="" width={72} height={72} className={styles.portrait} />
      )}
      <div className={styles.about}>
        <h2 className={page.visitName}>{physicianName(physician)}</h2>
        <p>{bio.bio_description}</p>
        {children}
      </div>
    </div>
  );
}
