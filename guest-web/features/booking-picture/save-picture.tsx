import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { saveFile } from '@baanpak/web-ui/files/save-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { QrCodeIcon } from '../../ui/icons/qr-code.tsx';
import { fullAddress } from '../hotel/full-address.ts';
import { pictureOf, qrOfCode } from './picture-of.ts';

type SavePictureProps = Readonly<{ book: BookingJson; hotel: HotelJson | null }>;

/** A picture to keep on the phone: who has it can tell the booking, and not open it. */
export function SavePicture({ book, hotel }: SavePictureProps) {
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const times = hotel && { checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime };
    const day = (date: string, time: string | undefined) =>
      [formatDay(date, language), time].filter(Boolean).join(' · ');
    const drawn = {
      code: book.bookingId,
      hotel: book.hotelName[language],
      room: book.roomObj.title[language],
      facts: [
        [t('field.checkIn'), day(book.checkInDate, times?.checkIn)],
        [t('field.checkOut'), day(book.checkOutDate, times?.checkOut)],
        [t('field.guests'), String(book.guests)],
      ] as const,
      address: hotel && fullAddress(hotel, language),
      words: { code: t('picture.code'), show: t('picture.show') },
    };
    const { picture, ending } = await pictureOf(drawn, await qrOfCode(book.bookingId));
    saveFile(picture, `${book.bookingId}.${ending}`);
    setBusy(false);
  }
  return (
    <Button kind="quiet" busy={busy} onClick={() => void save()}>
      {!busy && <QrCodeIcon className="size-5" aria-hidden="true" />}
      {t('picture.save')}
    </Button>
  );
}
