const GREEN = '#28B463';
const DEEP = '#015424';

/** A gabled Thai roof over a bed: the mark, drawn on a field of 64. */
const MARK = `<path d="M6 34.5C17 29 26 20.5 32 8c6 12.5 15 21 26 26.5" fill="none" stroke="${GREEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M32 8V3.5" stroke="${GREEN}" stroke-width="4" stroke-linecap="round"/>
<path d="M14 37v21M14 51.5h36M50 58v-7.5a6.5 6.5 0 0 0-6.5-6.5H31v7" fill="none" stroke="${DEEP}" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="22.5" cy="44.5" r="3.7" fill="${DEEP}"/>`;

/** Letters of one stroke, so that the wordmark needs no font: b a a n p a k, x-height 22, baseline 0. */
const BOWL = 'a10.5 10.5 0 1 0 .01 0z';
const LETTERS = [
  `M0-34V0M10.5-21.5${BOWL}`,
  `M40-21.5${BOWL}M50.5-22V0`,
  `M72-21.5${BOWL}M82.5-22V0`,
  'M93.5-22V0M93.5-11.500a9 10 0 0 1 18 0V0',
  `M122.5-22V11M133-21.5${BOWL}`,
  `M162-21.5${BOWL}M172.5-22V0`,
  'M183.5-34V0M199-22l-15 12.500M188.5-13.500L200 0',
];

const WORD = `<path d="${LETTERS.join('')}" fill="none" stroke="${DEEP}" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The mark alone, square. */
export const baanpakMark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Baanpak">${MARK}</svg>\n`;

/** Mark and wordmark side by side. */
export const baanpakLogo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 292 64" role="img" aria-label="Baanpak">${MARK}<g transform="translate(78 49)">${WORD}</g></svg>\n`;
