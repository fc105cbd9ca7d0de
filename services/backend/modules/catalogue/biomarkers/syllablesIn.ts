/** Endings whose e is not spoken: "range", "moves", "raised", "likely"; but "table", "muscles", "ranges", "wanted". */
const SILENT = [
  /(?<=[aeiouy].*)(?<![^aeiouy]l)e$/,
  /(?<=[aeiouy].*)(?<![sxzcg]|[cs]h|[^aeiouy]l)e(?=s$)/,
  /(?<=[aeiouy].*)(?<![td])e(?=d$)/,
  /(?<=[aeiouy].*)e(?=ly$)/,
];

/** Vowels in a row that are spoken apart: "medium", "calcium", "diet", "area", "being", "usual", "creatinine", "fluid". */
const APART = /(?<![cstgx])i[aou]|(?<=[cs])ium|ie(?=t)|ea$|ei(?=ng)|oi(?=ng)|ua(?=l)|(?<=cr)ea(?=t)|(?<=fl)ui/g;

/** How many syllables an English word has, by its letters: right on average, and off by one for a few words. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = SILENT.reduce((left, silent) => left.replace(silent, ''), letters);
  const vowels = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, vowels + (spoken.match(APART)?.length ?? 0));
}
