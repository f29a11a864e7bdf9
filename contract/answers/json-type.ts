/** Of answers that are written as bytes, past the schemas that would write them. */
export const JSON_TYPE = 'application/json; charset=utf-8';
