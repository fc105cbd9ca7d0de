import type { ReactNode } from 'react';
import { compositionNames } from './editedFlows.ts';
import { flowTexts } from './flowTexts.ts';
import * as styles from './Playground.css.ts';
import { subjectOf, type Subject } from './Subject.ts';

interface SubjectBarProps {
  readonly subject: Subject;
  readonly onChange: (subject: Subject) => void;
  /** The buttons that save the text. */
  readonly children: ReactNode;
}

const shortName = (file: string) => file.replace(/^flows\//, '').replace(/\.steps\.json$/, '');

/** Selects the file and the composition, and shows the buttons that save the text. */
export function SubjectBar({ subject, onChange, children }: SubjectBarProps) {
  const names = compositionNames(subject.file);
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>Playground</h1>
      <label className={styles.label}>
        File
        <select
          className={styles.select}
          value={subject.file}
          onChange={({ target }) => onChange(subjectOf(target.value))}
        >
          {[...flowTexts.keys()].map((file) => (
            <option key={file} value={file}>
              {shortName(file)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.label}>
        runs in
        <select
          className={styles.select}
          value={subject.composition}
          onChange={({ target }) => onChange({ ...subject, composition: target.value })}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
