import { expect, it } from 'vitest';
import { namesSymptoms } from '#app/dashboard/subscriptions/texts/namesSymptoms.ts';

it.each([
  'It makes me dizzy.',
  'I had CHEST pain last night',
  'my face is swollen',
  'I can’t catch my breath',
  'Rashes on both arms',
  'I vomited twice',
  'I have a severe headache since Monday',
  'My stomach aches.',
  'Stomach ache after each dose',
  'a stomachache that does not go away',
  'Another migraine',
  'Diarrhea for three days',
  'I have mouth sores',
  'There are ulcers in my mouth',
  'I think that it is an infection',
  'I get blurry vision in the evening',
  'My sight is blurred',
  'I want to kill myself',
  'Sometimes I want to die',
  'I feel unwell',
  'I am weak and tired',
  'so much weakness in my legs',
  'There was blood in my urine',
  'I am coughing up blood',
  'My gums bled all night',
  'I blacked out at work',
  'My throat is closing up',
  'What are the side-effects?',
  'Are there side effects',
  'My hands are numb',
  'I feel really ill',
])('names symptoms: %s', (text) => {
  expect(namesSymptoms(text)).toBe(true);
});

it.each([
  '',
  'Two a week, please.',
  'I would like to try the other brand',
  'I move to Spain in May',
  'Too expensive',
  'What is the number of my order?',
  'We are painting the house, please send it to my office',
  'When is my blood test?',
  'My blood pressure cuff has not come',
  'I would like a weaker dose',
  'I am tired of paying so much',
  'Heartfelt thanks to all of you',
  'Does the pen come in black?',
  'I have achieved my goal',
  'The parcel reaches me late',
  'Sorry, I was short of money this month',
  'Please pass this on to billing',
  'I will be back in a week',
])('names none: %s', (text) => {
  expect(namesSymptoms(text)).toBe(false);
});
