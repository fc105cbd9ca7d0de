/** Whether a marker has the name of many, such as "White blood cells". */
export const isPlural = (name: string): boolean => /[^su]s$/.test(name.replace(/ \(.*\)$/, ''));
