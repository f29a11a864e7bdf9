import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { may, useMe } from '../../auth/me.ts';
import { today } from '../../ui/dates.ts';
import type { Booking } from '../booking.ts';
import { CommandDialog } from './command-dialog.tsx';
import { COMMANDS, type Command } from './commands.ts';

/** A button for each thing that one may do about a booking as it is now. */
export function CommandBar({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const me = useMe();
  const [asked, setAsked] = useState<Command>();
  const now = today();
  const possible = COMMANDS.filter(
    ({ right, isPossible }) => may(me, right, booking.ownerId) && isPossible(booking, now),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {possible.map((command, place) => (
        <Button
          key={command.action}
          variant={place === 0 && !command.isGrave ? 'contained' : 'outlined'}
          color={command.isGrave ? 'error' : 'primary'}
          onClick={() => setAsked(command)}
        >
          {t(`command.${command.action}.name`)}
        </Button>
      ))}
      {asked && (
        <CommandDialog command={asked} booking={booking} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}
