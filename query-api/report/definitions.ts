import type { ReportName } from '@baanpak/contract/report/report.ts';
import type { Definition } from './definition.ts';
import { accrued } from './definitions/accrued.ts';
import { actual } from './definitions/actual.ts';
import { roomClass } from './definitions/class.ts';
import { daily } from './definitions/daily.ts';
import { expiry } from './definitions/expiry.ts';
import { incentive } from './definitions/incentive.ts';
import { received } from './definitions/received.ts';
import { reward } from './definitions/reward.ts';
import { sale } from './definitions/sale.ts';

/** Every report that is made of facts. */
export const REPORTS: Readonly<Record<ReportName, Definition>> = {
  daily,
  class: roomClass,
  expiry,
  reward,
  received,
  actual,
  incentive,
  accrued,
  sale,
};

/** Those by the names that callers say. */
export const REPORT_OF: ReadonlyMap<string, Definition> = new Map(Object.entries(REPORTS));
