/** Of each text: its version, when it was kept, and the numbers of its pieces. */
const VERSION = 0;
const KEPT_AT = 1;
const PIECES = 2;
/** What a piece takes beside its bytes. */
const OVERHEAD = 96;

type TextCacheOptions = Readonly<{
  /** Names of fields that are mostly alike in the same objects: they are kept as one piece. */
  pieces: readonly (readonly string[])[];
  /** Bytes of pieces; when there are more, all is forgotten. */
  most: number;
  /** Seconds after which a text is forgotten. */
  longest: number;
}>;

/**
 * JSON objects by id and version, kept in pieces: rooms of a hotel, and hotels of a kind, mostly state
 * the same, and what is the same is kept once. Text is UTF-8 with a character for each byte, as
 * AnswerWriter copies it. Moments are in seconds.
 */
export class TextCache {
  readonly #options: TextCacheOptions;
  readonly #width: number;
  readonly #places = new Map<string, number>();
  readonly #pieces: string[] = [];
  readonly #numbers = new Map<string, number>();
  #rows = new Uint32Array(0);
  #bytes = 0;

  constructor(options: TextCacheOptions) {
    this.#options = options;
    this.#width = PIECES + options.pieces.length + 1;
  }

  /** A share of the most that may be kept. */
  get filled(): number {
    return this.#bytes / this.#options.most;
  }

  /** The object in pieces, without its closing brace; undefined where it must be read. */
  get(id: string, version: number, now: number): string[] | undefined {
    const place = this.#places.get(id);
    if (place === undefined || this.#rows[place + VERSION] !== version) return undefined;
    if (now - (this.#rows[place + KEPT_AT] ?? 0) > this.#options.longest) return undefined;
    const pieces = [`{"_id":"${id}"`];
    for (let n = place + PIECES; n < place + this.#width; n += 1)
      pieces.push(this.#pieces[this.#rows[n] ?? 0] ?? '');
    return pieces;
  }

  /** Keeps an object, of which `_id` is the id, and gives its pieces. */
  put(id: string, version: number, object: Readonly<Record<string, unknown>>, now: number) {
    if (this.#bytes > this.#options.most) this.#forget();
    const place = this.#places.get(id) ?? this.#places.size * this.#width;
    this.#places.set(id, place);
    if (place + this.#width > this.#rows.length) this.#grow(place + this.#width);
    this.#rows[place + VERSION] = version;
    this.#rows[place + KEPT_AT] = now;
    const pieces = this.#piecesOf(object);
    for (const [n, piece] of pieces.entries())
      this.#rows[place + PIECES + n] = this.#numberOf(piece);
    return [`{"_id":"${id}"`, ...pieces];
  }

  #piecesOf({ _id, ...object }: Readonly<Record<string, unknown>>): string[] {
    const named = this.#options.pieces;
    const others = Object.keys(object).filter((name) => !named.some((of) => of.includes(name)));
    return [...named, others].map((names) =>
      binary(names.map((n) => `,${JSON.stringify(n)}:${JSON.stringify(object[n])}`).join('')),
    );
  }

  #numberOf(piece: string): number {
    const known = this.#numbers.get(piece);
    if (known !== undefined) return known;
    const number = this.#pieces.push(piece) - 1;
    this.#numbers.set(piece, number);
    this.#bytes += piece.length + OVERHEAD;
    return number;
  }

  #grow(least: number): void {
    const larger = new Uint32Array(Math.ceil(1.25 * least));
    larger.set(this.#rows);
    this.#rows = larger;
  }

  #forget(): void {
    this.#places.clear();
    this.#numbers.clear();
    this.#pieces.length = 0;
    this.#rows = new Uint32Array(0);
    this.#bytes = 0;
  }
}

const binary = (text: string): string => Buffer.from(text).toString('latin1');
