import { Model } from 'survey-core';
import type { Contender } from './Contender.ts';
import { surveyDefinition, variableOf, type SurveyDefinition } from './surveyDefinition.ts';

const isSurveyDefinition = (value: unknown): value is SurveyDefinition =>
  typeof value === 'object' && value !== null && 'survey' in value && 'saves' in value;

/** The form library that such intakes are usually built on: one question a page. */
export const surveyContender: Contender = {
  name: 'survey-core',
  textOf: (set) => JSON.stringify(surveyDefinition(set)),
  load(text) {
    const definition: unknown = JSON.parse(text);
    if (!isSurveyDefinition(definition)) throw new TypeError('this is no definition of a survey');
    return {
      start(facts) {
        const survey = new Model(definition.survey);
        for (const [ref, value] of Object.entries(facts)) survey.setVariable(variableOf(ref), value);
        const current = () => (survey.state === 'running' ? survey.currentSingleElement : null);
        return {
          shown: () => current()?.name,
          submit({ value, details }) {
            const name = current()?.name;
            if (name === undefined) return;
            const variable = definition.saves[name];
            if (value !== undefined) survey.setValue(name, value);
            if (details !== undefined) survey.setValue(`${name}_details`, details);
            if (variable !== undefined && value !== undefined) survey.setVariable(variable, value);
            if (survey.isLastElement) survey.completeLastPage();
            else survey.performNext();
          },
        };
      },
    };
  },
};
