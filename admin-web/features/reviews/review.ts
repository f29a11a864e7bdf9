import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';

/** A review as /admin-api answers it. */
export type Review = StaffReviewJson & Readonly<{ id: string }>;
