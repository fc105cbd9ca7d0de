import type { NamedSubject, Subject } from '#schemas/wire/messages/subject.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findSubject } from './stored/subjects.ts';

/** What a patient writes about, with its name. @throws ProblemError NotFound where the patient has no such thing */
export async function subjectOf(
  { database, catalogue }: Pick<Portal, 'database' | 'catalogue'>,
  userId: string,
  named: NamedSubject | null,
): Promise<Subject | null> {
  if (named === null) return null;
  // A marker is nobody's: any patient may ask about it.
  if (named.type === 'marker') {
    const marker = catalogue.biomarkers.get(named.id);
    if (!marker) throw problems.notFound('there is no such marker');
    return { ...named, name: marker.name };
  }
  const subject = await findSubject(database, userId, named);
  if (!subject) throw problems.notFound('the patient has nothing such to write about');
  return subject;
}
