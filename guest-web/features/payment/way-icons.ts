import type { ComponentType } from 'react';
import { CreditCard } from '../../ui/icons/credit-card.tsx';
import { Landmark } from '../../ui/icons/landmark.tsx';
import { QrCodeIcon } from '../../ui/icons/qr-code.tsx';
import { Smartphone } from '../../ui/icons/smartphone.tsx';
import type { Way } from './ways.ts';

export const WAY_ICONS: Readonly<
  Record<Way, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>>
> = { card: CreditCard, promptpay: QrCodeIcon, bank: Smartphone, transfer: Landmark };
