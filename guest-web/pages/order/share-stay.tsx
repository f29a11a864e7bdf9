import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { hotelAddress } from '../../features/hotel/hotel-address.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { formatDay } from '../../ui/dates.ts';
import { Share } from '../../ui/icons/share.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Tells companions where and when: the hotel, the dates and the hotel's own page. No code and no id of a booking, since
 * who has one acts as its guest (docs/adr/0126-one-link-opens-the-order.md).
 */
export function ShareStay({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('order');
  const { language } = useApp().api;
  const local = useLocalPath();
  async function share() {
    const stay = { checkIn: localDate(book.checkInDate), checkOut: localDate(book.checkOutDate) };
    const dates = `${formatDay(stay.checkIn, language)} – ${formatDay(stay.checkOut, language)}`;
    const text = `${book.hotelName[language]}, ${dates}`;
    const url = `${window.location.origin}${local(hotelAddress(book.hotelNameSlug, { stay }))}`;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text, url });
      else if (await copyText(`${text}\n${url}`)) showToast('success', t('copied'));
    } catch (error) {
      // the guest closed what the browser offered
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }
  return (
    <Button
      kind="quiet"
      aria-label={t('shareOf', { hotel: book.hotelName[language], code: book.bookingId })}
      onClick={() => void share()}
    >
      <Share className="size-5" aria-hidden="true" />
      {t('share')}
    </Button>
  );
}
