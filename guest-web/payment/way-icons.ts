import { CreditCard, Landmark, QrCode, Smartphone } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Way } from './ways.ts';

export const WAY_ICONS: Readonly<
  Record<Way, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>>
> = { card: CreditCard, promptpay: QrCode, bank: Smartphone, transfer: Landmark };
