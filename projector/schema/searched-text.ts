/**
 * The functions of the database by which lists of staff are searched; lists fold what was typed by the
 * same. `folded` is a text without case, accents, tone marks, apostrophes and what nobody sees, its สระอำ
 * in two letters. `phone_digits` is a phone number as it is dialled in Thailand: +66 81… and 0066 81… are
 * 081…; a foreign one begins with its country's code. Columns are made of both: a function that gives
 * something else needs a name of its own.
 */
export const SEARCH_FUNCTIONS = `
    CREATE OR REPLACE FUNCTION read_models.folded(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(
        regexp_replace(
          lower(normalize(translate(value, '''‘’ʼ\`', ''), NFKD) COLLATE "und-x-icu"),
          '[\\u0300-\\u036f\\u0e47-\\u0e4c\\u0e4e\\u200b-\\u200f\\u2060\\ufeff\\u00ad]', '', 'g'),
        'đðøłı๐๑๒๓๔๕๖๗๘๙', 'ddoli0123456789');
    CREATE OR REPLACE FUNCTION read_models.phone_digits(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN regexp_replace(
        regexp_replace(regexp_replace(value, '[^0-9]', '', 'g'), '^(00)?660?([0-9]{8,9})$', '0\\2'),
        '^00', '');`;

/** The column `searched` of some texts and a phone number, each an expression that may be null. */
export const searchedColumn = (texts: readonly string[], phone: string): string => {
  const folded = texts.map((text) => `coalesce(read_models.folded(${text}), '')`);
  const digits = `coalesce(read_models.phone_digits(${phone}), '')`;
  return `searched text NOT NULL GENERATED ALWAYS AS (${[...folded, digits].join(" || ' ' || ")}) STORED`;
};
