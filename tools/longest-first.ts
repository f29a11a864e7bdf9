import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long and would begin last, as a run that knows no other begins with the largest files; the longest first. */
const LONG = [
  'e2e/faults.e2e.test.ts',
  'e2e/staff/every-page.e2e.test.ts',
  'e2e/cluster.e2e.test.ts',
  'e2e/restore.e2e.test.ts',
  'e2e/crash/moves.e2e.test.ts',
  'query-api/report/export/whole-report.int.test.ts',
  'query-api/report/as-it-was.model.int.test.ts',
  'standalone/demo/load.int.test.ts',
  'command-api/payment/money.model.int.test.ts',
];

/** For vitest: neither of two processes shall wait for the other's last file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
  return rank === -1 ? LONG.length : rank;
}
