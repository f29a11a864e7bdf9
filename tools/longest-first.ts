import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes long and would begin last, as a run that knows no other begins with the largest files; of each project the
 * longest first.
 */
const LONG = [
  'admin-web/pages/reports/report-page.test.tsx',
  'admin-web/features/bookings/move-dialog.test.tsx',
  'admin-web/pages/login/login-page.test.tsx',
  'query-api/reports/export/whole-report.int.test.ts',
  'simulation/reports/as-it-was.model.int.test.ts',
  'standalone/demo/load.int.test.ts',
  'infrastructure/database/embedded-postgres/start.int.test.ts',
  'infrastructure/database/single-runner.int.test.ts',
  'standalone/rights.int.test.ts',
  'standalone/demo/past/simulate-history.int.test.ts',
  'infrastructure/event-store/eventstoredb/protocol.int.test.ts',
  'command-api/use-cases/payment/money.model.int.test.ts',
  'e2e/staff/every-page.e2e.test.ts',
  'e2e/guest/pages.e2e.test.ts',
  'e2e/dev.e2e.test.ts',
  'e2e/boot.e2e.test.ts',
  'e2e/guest/shown-prices.e2e.test.ts',
  'e2e/guest/own-hold.e2e.test.ts',
  'e2e/guest/narrow-windows.e2e.test.ts',
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
