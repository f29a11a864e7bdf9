import type { ReportName } from '@baanpak/contract/report/report.ts';
import { accrued } from './accrued.ts';
import { actual } from './actual.ts';
import { roomClass } from './class.ts';
import { daily } from './daily.ts';
import type { Definition } from './definition.ts';
import { expiry } from './expiry.ts';
import { incentive } from './incentive.ts';
import { received } from './received.ts';
import { reward } from './reward.ts';
import { sale } from './sale.ts';

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
