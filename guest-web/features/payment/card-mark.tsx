import type { ReactNode } from 'react';
import type { CardBrand } from './card-brand.ts';

type CardMarkProps = Readonly<{ brand: CardBrand; className?: string }>;

/** A card brand's mark, drawn plainly on white, whatever the page's colours. */
export const CardMark = ({ brand, className = 'h-8 w-12' }: CardMarkProps) => (
  <svg viewBox="0 0 48 32" role="img" aria-label={brand} className={className}>
    <rect x="0.5" y="0.5" width="47" height="31" rx="5" fill="#fff" stroke="#cfd6d1" />
    {MARKS[brand]}
  </svg>
);

const LETTERS = { fontFamily: 'Arial, Helvetica, sans-serif', textAnchor: 'middle' } as const;

const MARKS: Readonly<Record<CardBrand, ReactNode>> = {
  Visa: (
    <text
      {...LETTERS}
      x="24"
      y="21.5"
      fontSize="15"
      fontWeight="800"
      fontStyle="italic"
      fill="#1a1f71"
    >
      VISA
    </text>
  ),
  Mastercard: (
    <>
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
    </>
  ),
  JCB: (
    <>
      {(
        [
          ['J', 9, '#0b4ea2'],
          ['C', 20, '#c8102e'],
          ['B', 31, '#007b40'],
        ] as const
      ).map(([letter, x, colour]) => (
        <g key={letter}>
          <path d={`M${x + 4} 6h5v16a4 4 0 0 1-4 4h-5V10a4 4 0 0 1 4-4Z`} fill={colour} />
          <text {...LETTERS} x={x + 4.5} y="19.5" fontSize="9" fontWeight="800" fill="#fff">
            {letter}
          </text>
        </g>
      ))}
    </>
  ),
  UnionPay: (
    <>
      <path d="M10 6h11l-4 20H6Z" fill="#d7182a" />
      <path d="M20 6h12l-4 20H16Z" fill="#00447c" />
      <path d="M31 6h11l-4 20H27Z" fill="#007b84" />
      <text {...LETTERS} x="24" y="18.5" fontSize="7.5" fontWeight="800" fill="#fff">
        UnionPay
      </text>
    </>
  ),
};
