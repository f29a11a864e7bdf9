import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Party } from '../../features/search/party.ts';
import { PartyField } from '../../features/search/party-field.tsx';
import type { loader } from './hotel-data.ts';
import { useChangeStay } from './use-change-stay.ts';

/** Who comes along; the rooms are sorted again for each who is counted. */
export function PartyChoice() {
  const { stay, party } = useLoaderData<typeof loader>();
  const change = useChangeStay();
  // what was counted shows at once, and not only once the rooms were read for it
  const [counted, setCounted] = useState<Party>();
  return (
    <PartyField
      party={counted ?? party}
      onChange={(next) => {
        setCounted(next);
        change(stay, next);
      }}
      className="rounded-2xl px-5 py-2.5 hover:bg-sand"
    />
  );
}
