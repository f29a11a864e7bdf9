import type { PartnerJson } from '@baanpak/contract/partner/partner.ts';

/** An application as /admin-api answers it. */
export type Partner = PartnerJson & Readonly<{ id: string }>;
