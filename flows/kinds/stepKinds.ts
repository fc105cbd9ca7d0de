import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { addOnsKind, addOnsSample, addOnsSchema } from './products/addOnsKind.ts';
import { checklistKind, checklistSample, checklistSchema } from './questions/checklistKind.ts';
import { checkoutKind, checkoutSample, checkoutSchema } from './products/checkoutKind.ts';
import { checkKind, checkSample, checkSchema } from './products/checkKind.ts';
import { choiceKind, choiceSample, choiceSchema } from './questions/choiceKind.ts';
import { codeKind, codeSample, codeSchema } from './questions/codeKind.ts';
import { dateKind, dateSample, dateSchema } from './questions/dateKind.ts';
import { decisionKind, decisionSample, decisionSchema } from './screens/decisionKind.ts';
import { formKind, formSample, formSchema } from './questions/formKind.ts';
import { identityImagesKind, identityImagesSample, identityImagesSchema } from './identity/identityImagesKind.ts';
import { identityKind, identitySample, identitySchema } from './identity/identityKind.ts';
import { introKind, introSample, introSchema } from './screens/introKind.ts';
import { labValuesKind, labValuesSample, labValuesSchema } from './questions/labValuesKind.ts';
import { membershipKind, membershipSample, membershipSchema } from './products/membershipKind.ts';
import { noticeKind, noticeSample, noticeSchema } from './screens/noticeKind.ts';
import { photoKind, photoSample, photoSchema } from './identity/photoKind.ts';
import { planKind, planSample, planSchema } from './products/planKind.ts';
import { protocolCardsKind, protocolCardsSample, protocolCardsSchema } from './products/protocolCardsKind.ts';
import { reportKind, reportSample, reportSchema } from './screens/reportKind.ts';
import { reviewKind, reviewSample, reviewSchema } from './questions/reviewKind.ts';
import { stopKind, stopSample, stopSchema } from './screens/stopKind.ts';
import type { Sample } from './definition/Sample.ts';
import {
  shortTextKind,
  shortTextSample,
  shortTextSchema,
  longTextKind,
  longTextSample,
  longTextSchema,
} from './questions/textKind.ts';
import { treatmentKind, treatmentSample, treatmentSchema } from './products/treatmentKind.ts';
import { yesNoKind, yesNoSample, yesNoSchema } from './questions/yesNoKind.ts';

/** Every step kind. A kind added here does not compile until it has a schema, a sample and a renderer. */
export const stepKinds = {
  intro: introKind,
  notice: noticeKind,
  report: reportKind,
  stop: stopKind,
  check: checkKind,
  form: formKind,
  review: reviewKind,
  'yes-no': yesNoKind,
  checklist: checklistKind,
  choice: choiceKind,
  'short-text': shortTextKind,
  'long-text': longTextKind,
  'protocol-cards': protocolCardsKind,
  treatment: treatmentKind,
  plan: planKind,
  'add-ons': addOnsKind,
  membership: membershipKind,
  checkout: checkoutKind,
  identity: identityKind,
  'identity-images': identityImagesKind,
  photo: photoKind,
  code: codeKind,
  decision: decisionKind,
  date: dateKind,
  'lab-values': labValuesKind,
};

export type StepKind = keyof typeof stepKinds;

/** A step by its kind: one screen, one id, one save. */
export type StepOf<K extends StepKind> = {
  [P in K]: (typeof stepKinds)[P] extends KindDefinition<infer S> ? S : never;
}[K];

/** Any step, distinguished by `kind`. */
export type Step = StepOf<StepKind>;

/** The JSON Schema of each kind, for validating definitions. Not part of any browser bundle. */
export const stepSchemas: { readonly [K in StepKind]: object } = {
  intro: introSchema,
  notice: noticeSchema,
  report: reportSchema,
  stop: stopSchema,
  check: checkSchema,
  form: formSchema,
  review: reviewSchema,
  'yes-no': yesNoSchema,
  checklist: checklistSchema,
  choice: choiceSchema,
  'short-text': shortTextSchema,
  'long-text': longTextSchema,
  'protocol-cards': protocolCardsSchema,
  treatment: treatmentSchema,
  plan: planSchema,
  'add-ons': addOnsSchema,
  membership: membershipSchema,
  checkout: checkoutSchema,
  identity: identitySchema,
  'identity-images': identityImagesSchema,
  photo: photoSchema,
  code: codeSchema,
  decision: decisionSchema,
  date: dateSchema,
  'lab-values': labValuesSchema,
};

/** A sample step of each kind with an answer. Not part of any browser bundle. */
export const stepSamples: { readonly [K in StepKind]: Sample<StepOf<K>> } = {
  intro: introSample,
  notice: noticeSample,
  report: reportSample,
  stop: stopSample,
  check: checkSample,
  form: formSample,
  review: reviewSample,
  'yes-no': yesNoSample,
  checklist: checklistSample,
  choice: choiceSample,
  'short-text': shortTextSample,
  'long-text': longTextSample,
  'protocol-cards': protocolCardsSample,
  treatment: treatmentSample,
  plan: planSample,
  'add-ons': addOnsSample,
  membership: membershipSample,
  checkout: checkoutSample,
  identity: identitySample,
  'identity-images': identityImagesSample,
  photo: photoSample,
  code: codeSample,
  decision: decisionSample,
  date: dateSample,
  'lab-values': labValuesSample,
};
