import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { hasEnded, openRefund } from '../../features/bookings/booking.ts';
import { MoveDialog } from '../../features/bookings/move-dialog.tsx';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import type { Booking } from '../../shell/api/records.ts';
import { may, useMay, useMe } from '../../shell/auth.ts';
import { formatBaht, today } from '../../ui/formats.ts';
import { CommandDialog } from './command-dialog.tsx';
import { type Command, type CommandOffer, offersOf, wordsOf } from './commands.ts';

const isUsual = ({ isGrave, isRare }: Command) => !isGrave && !isRare;

/** A button for each thing that one may do about a booking as it is now. */
export function CommandBar({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const me = useMe();
  const [asked, setAsked] = useState<CommandOffer>();
  const offers = offersOf(booking, today(), (right) => may(me, right, booking.ownerId));
  const isOneOfSeveral = ({ command, refund }: CommandOffer) =>
    refund && offers.some((other) => other.command === command && other.refund !== refund);
  const nameOf = (offer: CommandOffer) =>
    [
      t(`command.${wordsOf(offer.command)}.name`),
      ...(isOneOfSeveral(offer) ? [formatBaht(offer.refund?.amount ?? 0)] : []),
    ].join(' ');
  return (
    <Box
      role="group"
      aria-label={t('command.all')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {offers.map((offer, place) => (
        <Button
          key={`${wordsOf(offer.command)} ${offer.refund?.id}`}
          variant={place === 0 && isUsual(offer.command) ? 'contained' : 'outlined'}
          color={offer.command.isGrave ? 'error' : 'primary'}
          onClick={() => setAsked(offer)}
        >
          {nameOf(offer)}
        </Button>
      ))}
      <MoveButton booking={booking} />
      <HideButton booking={booking} />
      {asked && (
        <CommandDialog offer={asked} booking={booking} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}

/** A button that gives a certain stay other days or another room, until its guest has left. */
function MoveButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayMove = useMay('take-bookings', booking.ownerId);
  const isPossible = booking.status === 'Booked' && !booking.checkOutStatus && !openRefund(booking);
  // a dialog that is open stays, to say what the server thinks of it
  if (!mayMove || !(isPossible || isAsked)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t('move.name')}
      </Button>
      {isAsked && <MoveDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Hides a stay that ended from lists, or shows it in them again. */
function HideButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const mayChange = useMay('take-bookings', booking.ownerId);
  const action = booking.disabled ? 'show' : 'hide';
  const { send, isPending, refused } = useBookingChange(booking, t(`command.${action}.done`), done);
  useEffect(() => {
    if (refused !== undefined) notify(refused, { type: 'error' });
  }, [refused, notify]);
  if (!mayChange || !(hasEnded(booking) || booking.disabled)) return null;
  return (
    <Button
      variant="text"
      loading={isPending}
      onClick={() => send({ disabled: !booking.disabled })}
    >
      {t(`command.${action}.name`)}
    </Button>
  );
}

function done(): void {}
