import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HotelSwitch } from '../../features/hotels/hotel-switch.tsx';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { today } from '../../ui/dates.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageProgress } from '../../ui/page-progress.tsx';
import { Section } from '../../ui/section.tsx';
import { CountDialog } from './count-dialog.tsx';
import { MethodSums } from './method-sums.tsx';
import { Movements } from './movements.tsx';
import { PersonDay } from './person-day.tsx';
import { useDay, useDeskMoney } from './use-desk-money.ts';

/** What was taken at the desk on a day, by whom and how, and how they counted their cash. */
export function DeskMoneyPage() {
  const { t } = useTranslation();
  const [day, choose] = useDay();
  const [page, setPage] = useState(1);
  const [isCounting, setCounting] = useState(false);
  const { data, isError } = useDeskMoney(day, page);
  const mayCount = useMay('take-bookings', useOwner()) && day <= today();
  const turnTo = (chosen: typeof day) => {
    setPage(1);
    choose(chosen);
  };
  return (
    <Page
      title={t('desk.title')}
      actions={
        <>
          <DayField
            label={t('desk.day')}
            value={day}
            onChange={(chosen) => chosen && turnTo(chosen)}
          />
          <HotelSwitch />
          {mayCount && data && (
            <Button variant="contained" onClick={() => setCounting(true)}>
              {t('desk.count')}
            </Button>
          )}
        </>
      }
    >
      {isError && !data && <Alert severity="error">{t('desk.failed')}</Alert>}
      {!isError && !data && <PageProgress />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.people.length === 0 && <Typography>{t('desk.nobody')}</Typography>}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {data.people.map((person) => (
              <PersonDay key={`${person.hotelId} ${person.by}`} person={person} />
            ))}
          </Box>
          {data.people.length > 1 && (
            <Section title={t('desk.all')}>
              <MethodSums sums={data} />
            </Section>
          )}
          {data.total > 0 && <Movements money={data} onPage={setPage} />}
        </Box>
      )}
      {isCounting && data && (
        <CountDialog people={data.people} day={day} onClose={() => setCounting(false)} />
      )}
    </Page>
  );
}
