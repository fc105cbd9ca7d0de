import { expect, it } from 'vitest';
import { readingGrade } from '#services/backend/modules/catalogue/biomarkers/readingGrade.ts';
import { syllablesIn } from '#services/backend/modules/catalogue/biomarkers/syllablesIn.ts';

it.each([
  ['the cells move blood bile share lifts smoke rise flour', 1],
  ['table little ranges muscles people wanted liver protein iron being diet fluid likely', 2],
  ['medicine area sodium calcium vitamin alcohol average', 3],
  ['cholesterol hemoglobin creatinine potassium inflammation', 4],
] as const)('%s have %d syllables each', (words, syllables) => {
  expect(words.split(' ').filter((word) => syllablesIn(word) !== syllables)).toEqual([]);
});

it('the grade is that of Flesch and Kincaid', () => {
  // 6 words, 6 syllables, 1 sentence: 0.39 * 6 + 11.8 * 1 - 15.59.
  expect(readingGrade('The cat sat on the mat.', 'Iron')).toBeCloseTo(-1.45, 2);
  // 8 words, 15 syllables, 2 sentences: 0.39 * 4 + 11.8 * 15 / 8 - 15.59.
  expect(readingGrade('Potassium is a mineral. Muscles need it daily.', 'Iron')).toBeCloseTo(8.1, 1);
});

it('words of the name are no burden', () => {
  const text = 'Triglycerides move with sugar.';
  expect(readingGrade(text, 'Triglycerides')).toBeLessThan(readingGrade(text, 'Iron'));
});
