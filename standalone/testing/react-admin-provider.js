// in JavaScript: the types of these packages are a browser's, and would make all sources a browser's
export { fetchUtils } from 'ra-core';
export { default as simpleRest } from 'ra-data-simple-rest';
