import { expect, it } from 'vitest';
import { flowIndex } from '#flows/flowIndex.ts';
import * as walks from '#stories/flows/Walks.stories.tsx';

const { default: _, ...stories } = walks;

it('every flow is walked along its witnesses in a story, with its first template and with the others', () => {
  const walked = Object.values(stories).map(
    ({ args }) => `${args.flow} ${'templates' in args ? args.templates : 'first'}`,
  );
  const wanted = flowIndex.flatMap(({ flow, eachTemplate }) => [
    `${flow} first`,
    ...(eachTemplate ? [`${flow} others`] : []),
  ]);
  expect(walked.toSorted()).toEqual(wanted.toSorted());
});
