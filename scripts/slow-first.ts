import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that start processes, browsers or databases. The larger a file is, the earlier Vitest starts it, but theirs are short. */
const slow = /\/(?:test\/(?:browser|e2e|reliability)|packages\/embedded-postgres|apps\/worker)\//;

/** Starts slow suites first, so that no worker waits at the end for one that began late. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
