import type { Answers } from '#engine/answers/Answers.ts';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { visitMinutes } from '#flows/visit/visitMinutes.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { State } from '#schemas/wire/state.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** The values of the tokens in a visit's texts. */
export function tokensOf(intake: Intake, answers: Answers, states: readonly State[] | undefined): CopyTokens<'visit'> {
  const { settings } = currentOrganization.get();
  const abbreviation = answers.fact('patient.state');
  return {
    'organization.name': settings.name,
    'organization.support_email': settings.support_email,
    'user.id': intake.user,
    'visit.id': intake._id,
    'visit.name': intake.intake_template.header.name,
    'visit.minutes': String(visitMinutes({ questions: intake.status.questions.total })),
    state: states?.find((state) => state.abbreviation === abbreviation)?.name ?? 'your state',
  };
}
