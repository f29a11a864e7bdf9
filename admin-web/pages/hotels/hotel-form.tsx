import type { ReactNode } from 'react';
import { AddressPart } from './address-part.tsx';
import { BasicsPart } from './basics-part.tsx';
import { CancellationPart } from './cancellation-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { OffersPart } from './offers-part.tsx';
import { PlacePart } from './place-part.tsx';
import { TaxPart } from './tax-part.tsx';

/** Everything an owner says of a hotel; `pictures` of one that is there already. */
export const HotelForm = ({ pictures }: Readonly<{ pictures?: ReactNode }>) => (
  <>
    <BasicsPart />
    {pictures}
    <PlacePart />
    <AddressPart />
    <ContactPart />
    <OffersPart />
    <CancellationPart />
    <MoneyPart />
    <TaxPart />
  </>
);
