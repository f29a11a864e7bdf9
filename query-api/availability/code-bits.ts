import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';

type Listed = readonly Readonly<{ code: string }>[];

/** Codes of a list of at most 32 as a number, a bit each in the order of the list. */
export class CodeBits {
  readonly codes: readonly string[];
  readonly #bits: ReadonlyMap<string, number>;

  constructor(list: Listed) {
    if (list.length > 32) throw new Error('A number has bits for 32 codes');
    this.codes = list.map(({ code }) => code);
    this.#bits = new Map(this.codes.map((code, n) => [code, 1 << n]));
  }

  of(codes: readonly string[]): number {
    let bits = 0;
    for (const code of codes) bits |= this.#bits.get(code) ?? 0;
    return bits;
  }
}

export const FACILITY_BITS = new CodeBits(FACILITIES);
export const VIEW_BITS = new CodeBits(SIDE_VIEWS);
