const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * The names derived from a flow's name: "Sleep diary" in texts; `SleepDiary`, `sleepDiaryMachine` and `sleepDiaryFlow`
 * in code.
 */
export interface FlowNames {
  readonly title: string;
  readonly type: string;
  readonly machine: string;
  readonly flow: string;
}

/** Derives the names from a flow's name. */
export function flowNames(name: string): FlowNames {
  const type = name.split('-').map(capital).join('');
  const variable = `${type.slice(0, 1).toLowerCase()}${type.slice(1)}`;
  return {
    title: capital(name.replaceAll('-', ' ')),
    type,
    machine: `${variable}Machine`,
    flow: `${variable}Flow`,
  };
}
