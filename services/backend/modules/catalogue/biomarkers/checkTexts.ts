import type { BiomarkerBand, BiomarkerFile } from '#schemas/biomarker.ts';
import { readingGrade } from './readingGrade.ts';
import type { Refuse } from './Refuse.ts';
import { refusedWords } from './refusedWords.ts';

/** The highest US school grade. */
const GRADE = 8;

const CALLS_FOR_HELP = /\bcare team\b/;

/** The bands that only numbers of the catalogue can give. */
function bandsOf({ ranges }: BiomarkerFile): ReadonlySet<BiomarkerBand> {
  return new Set(
    ranges.flatMap(({ target, critical }) => [
      ...(target ? (['optimal'] as const) : []),
      ...(critical?.low === undefined ? [] : (['critical-low'] as const)),
      ...(critical?.high === undefined ? [] : (['critical-high'] as const)),
    ]),
  );
}

function checkBands(marker: BiomarkerFile, refuse: Refuse): void {
  const { bands } = marker.texts;
  const possible = bandsOf(marker);
  for (const band of ['critical-low', 'optimal', 'critical-high'] as const) {
    const place = `/texts/bands/${band}`;
    const text = bands[band];
    if (possible.has(band) && text === undefined)
      refuse(place, 'is missing, but a range has this band: a patient would read nothing; write its sentence');
    if (!possible.has(band) && text !== undefined)
      refuse(place, 'is never shown, because no range has this band: leave it out, or add the number');
    if (band !== 'optimal' && text !== undefined && !CALLS_FOR_HELP.test(text))
      refuse(place, 'must say what to do: name the care team');
  }
}

function checkGrade(place: string, text: string, name: string, refuse: Refuse): void {
  const grade = readingGrade(text, name);
  if (grade > GRADE)
    refuse(
      place,
      `reads at US grade ${grade.toFixed(1)}, above ${GRADE}: many patients would not understand it; use shorter words and sentences`,
    );
}

/** Finds words that no text may have, at its place. */
function checkWords(place: string, text: string, refuse: Refuse): void {
  for (const { pattern, why } of refusedWords) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) refuse(place, `says '${word}': ${why}; say it another way`);
  }
}

/** Finds bands without a sentence, words that diagnose, dose or promise, and texts that are hard to read. */
export function checkTexts(marker: BiomarkerFile, refuse: Refuse): void {
  const { name, texts, actions } = marker;
  checkBands(marker, refuse);
  const bands = Object.entries(texts.bands).map(([band, text]) => [`/texts/bands/${band}`, text] as const);
  const sides = Object.entries(actions).map(([side, { text }]) => [`/actions/${side}/text`, text] as const);
  for (const [place, text] of [['/texts/is', texts.is], ['/texts/moves', texts.moves], ...bands, ...sides] as const)
    checkWords(place, text, refuse);
  checkGrade('/texts', `${texts.is} ${texts.moves}`, name, refuse);
  for (const [place, text] of [...bands, ...sides]) checkGrade(place, text, name, refuse);
}
