import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWalk = ({ moduleId }: TestSpecification): boolean => /\/\w*walks?\./i.test(moduleId);

/**
 * Without times of an earlier run, the largest files begin first. Files that walk whole flows are short and take long: they
 * begin before those, so that none is left alone at the end.
 */
export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
