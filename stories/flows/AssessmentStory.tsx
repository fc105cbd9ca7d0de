import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { assessmentFlow } from '#flows/assessment/assessment.flow.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { storyDay } from '../storyDay.ts';
import { saves } from '../storyFlow.ts';
import { exampleCopyOf } from '../walks/exampleCopyOf.ts';

interface AssessmentStoryProps {
  /** How many results are outside their range, and how many can be compared with earlier ones. */
  readonly outside: number;
  readonly compared: number;
  readonly age: 'available' | 'missing' | 'not-for-you';
  /** How many results are not rated, and how many results have no page of their own. */
  readonly unrated: number;
  readonly others: number;
}

function startAssessment({ outside, compared, age, unrated, others }: AssessmentStoryProps) {
  const facts = {
    'report.outside': outside,
    'report.compared': compared,
    'report.biological_age': age,
    'report.unrated': unrated,
    'report.others': others,
  };
  const { machine, input } = assessmentFlow.start({ today: storyDay, facts, effects: { saveAnswer: saves } });
  return createActor(machine, { input }).start();
}

/** The way through a lab report, without the report. */
export function AssessmentStory(props: AssessmentStoryProps) {
  const [actor] = useState(() => startAssessment(props));
  const ended = useSelector(actor, ({ status, value }) => (status === 'done' ? value : undefined));
  return (
    <Page>{ended ? <h1>It ends with {ended}</h1> : <FlowView actor={actor} copy={exampleCopyOf(undefined)} />}</Page>
  );
}
