import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Content } from 'pdfmake';
import { branchText, GREEN } from './document-parts.ts';
import { printed } from './printed-text.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

/** Who issues a paper, or gets it. */
export type Taxpayer = Readonly<{
  name: I18nText;
  address: I18nText;
  taxId: string | null;
  branch: string | null;
}>;

/** Its address and its tax id, a line each; what it has not is left out. */
export function taxpayerLines({ address, taxId, branch }: Taxpayer, language: Language): Content[] {
  const office = branch === null ? '' : ` (${branchText(branch, language)})`;
  const { taxId: label } = RECEIPT_WORDS[language];
  return [
    ...(address[language] ? [{ text: printed(address[language]) }] : []),
    ...(taxId === null ? [] : [{ text: printed(`${label} ${taxId}${office}`) }]),
  ];
}

/** The left of a paper's head. */
export const issuer = (taxpayer: Taxpayer, language: Language): Content => ({
  width: '*',
  stack: [
    { text: printed(taxpayer.name[language]), bold: true, fontSize: 14 },
    ...taxpayerLines(taxpayer, language),
  ],
});

/** The right of it: what the paper is, and lines below. */
export const titled = (title: string, lines: readonly string[]): Content => ({
  width: 220,
  alignment: 'right',
  stack: [
    { text: printed(title), bold: true, fontSize: 15, color: GREEN },
    ...lines.map((line) => ({ text: printed(line) })),
  ],
});
