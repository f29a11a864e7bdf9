import { createContext, useContext } from 'react';

/** What was done, and what takes it back. */
export type UndoOffer = Readonly<{ text: string; undo: () => Promise<void> }>;

export const UndoContext = createContext<(offer: UndoOffer) => void>(() => {});

/** Offers to take back what was done last: see `UndoOffers`. */
export const useOfferUndo = () => useContext(UndoContext);
