import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';

/** What is offered to be written on a bill, in each language: a bill keeps the words of who wrote it. */
const USUAL = {
  bed: ['เตียงเสริม', 'Extra bed'],
  late: ['เช็คเอาต์ช้า', 'Late check-out'],
  minibar: ['มินิบาร์', 'Minibar'],
  damage: ['ค่าเสียหาย', 'Damage'],
} as const;
const KINDS = ['bed', 'late', 'minibar', 'damage'] as const;

/** An extra in words: what is usual in the reader's, else as it was written. */
export function useExtraWords() {
  const { t } = useTranslation();
  return ({ text }: Pick<Booking['charges'][number], 'text'>): string => {
    const usual = KINDS.find((kind) => USUAL[kind].some((words) => words === text));
    return usual ? t(`bill.usual.${usual}`) : (text ?? t('bill.erased'));
  };
}
