/** What a bank's initials stand on, as guests know it from its app, dark enough to read white on; by its code. */
export const BANK_COLOURS: Readonly<Record<string, string>> = {
  BBL: '#1e4598',
  KBANK: '#0c7a31',
  KTB: '#00679e',
  SCB: '#4e2e7f',
  BAY: '#6f5f5e',
  TTB: '#0b4ea2',
  GSB: '#b8136b',
  BAAC: '#2f6f1f',
  GHB: '#b34700',
  UOBT: '#0b3979',
  CIMBT: '#9b1c1f',
  KKP: '#4b4a8f',
  LHB: '#4f5b62',
  TISCO: '#12549f',
  TCRB: '#b03a0c',
  IBANK: '#184615',
};
