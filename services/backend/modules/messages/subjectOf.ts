import type { NamedSubject, Subject } from '#schemas/wire/messages/subject.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { findSubject } from './stored/subjects.ts';

/** What a patient writes about, with its name. @throws ProblemError NotFound where the patient has no such thing */
export async function subjectOf(
  database: Database,
  userId: string,
  named: NamedSubject | null,
): Promise<Subject | null> {
  if (named === null) return null;
  const subject = await findSubject(database, userId, named);
  if (!subject) throw problems.notFound('the patient has nothing such to write about');
  return subject;
}
