import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { may, useMe } from '../../shell/me.ts';
import { today } from '../../ui/dates.ts';
import { formatBaht } from '../../ui/money.ts';
import { CommandDialog } from './command-dialog.tsx';
import { type Command, type CommandOffer, offersOf, wordsOf } from './commands.ts';
import { HideButton } from './hide-button.tsx';
import { MoveButton } from './move-button.tsx';

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
