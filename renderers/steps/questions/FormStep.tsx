import { useId } from 'react';
import type { FieldType, FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { constantsOf } from '../../fields/constantsOf.ts';
import { FormFieldInput } from '../../fields/FormFieldInput.tsx';
import { shownFields } from '../../fields/shownFields.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useDraft, type Draft } from '../../answering/useDraft.ts';
import { StepForm } from '../frame/StepForm.tsx';

const WHOLE_DATE = 10;

/** A date of birth is checked once it is complete; all other fields wait for the button. */
function earlyError(field: FormField, { answer, blockers }: Draft): string | undefined {
  const value = answer[field.id];
  if (field.type !== 'birthday' || typeof value !== 'string' || value.length < WHOLE_DATE) return undefined;
  return blockers.find((blocker) => blocker.field === field.id)?.message;
}

/** Several fields on one screen, saved together. */
export function FormStep(props: StepProps<'form'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const fields = shownFields(step.fields, props.answer, props.problems);
  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={fields.map((field) => field.id)}
      onSubmit={() => draft.submit(constantsOf(fields))}
    >
      <Stack gap="xl">
        {fields.map((field) => {
          const early = earlyError(field, draft);
          return (
            <FormFieldInput<FieldType>
              key={field.id}
              type={field.type}
              props={{
                field,
                value: draft.answer[field.id],
                error: draft.errorOf(field.id) ?? (early && copy(early)),
                busy,
                copy,
                onChange: (value) => draft.change({ [field.id]: value }),
                onFill: draft.change,
              }}
            />
          );
        })}
      </Stack>
    </StepForm>
  );
}
