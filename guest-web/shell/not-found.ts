import { data } from 'react-router-dom';

/** For loaders: this page is not there. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
