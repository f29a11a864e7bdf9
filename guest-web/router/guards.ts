import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { UNKNOWN_MIDDLEWARE } from './page-error.ts';

/** Looks before a page is loaded: answers where to instead, or throws what is shown instead. */
type Guard = (args: LoaderFunctionArgs) => Promise<Response | undefined>;

/** What routes may be guarded by, by name; each is loaded with the first page that names it. */
const GUARDS: Readonly<Partial<Record<string, () => Promise<Guard>>>> = {
  'checkout-open': async () => (await import('../features/held/booked-checkout.ts')).checkoutOpen,
};

type Loader = LoaderFunction & Readonly<{ hydrate?: boolean }>;

/** A loader behind guards, one after another; a name that is not one of them is an error of ours, and said so. */
export function guarded(names: readonly string[], loader: Loader): Loader {
  const load: LoaderFunction = async (args, context) => {
    for (const name of names) {
      const elsewhere = await (await guardNamed(name))(args);
      if (elsewhere) return elsewhere;
    }
    return loader(args, context);
  };
  return Object.assign(load, loader.hydrate !== undefined && { hydrate: loader.hydrate });
}

function guardNamed(name: string): Promise<Guard> {
  const load = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
  if (!load) throw data({ code: UNKNOWN_MIDDLEWARE }, { status: 500 });
  return load();
}
