import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { HeldRooms } from '../features/held/held-rooms.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A drawing, inside a link that works without it. */
const Logo = hydratedLater(async () => (await import('../ui/logo.tsx')).Logo);
/** Its links lead on by themselves, before its code is there too. */
const Footer = hydratedLater(async () => (await import('./footer.tsx')).Footer);

/** Where one looks around: logo, cart and languages above, the footer below. */
export const ClientMainLayout = () => (
  <Layout
    bar="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur"
    cart={<CartButton />}
  />
);

/** Where one books and pays: nothing above but a bare bar, so that nothing leads away. */
export const ClientLayout = () => <Layout bar="bg-transparent" />;

function Layout({ bar, cart }: Readonly<{ bar: string; cart?: React.ReactNode }>) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      {/* the first stop of the keyboard; every page has one `main` with this id */}
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-direct px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <header className={`group/bar ${bar}`}>
        <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-2 px-4 max-[360px]:px-3 sm:gap-x-3 sm:px-6">
          <LocalLink to="/" className="flex min-h-11 items-center text-direct dark:text-ink">
            <Logo name={t('name')} />
          </LocalLink>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 min-[400px]:gap-2 sm:gap-4">
            <HeldRooms />
            {cart}
            <LanguageSwitch />
          </div>
        </div>
      </header>
      <div className="flex-1">
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
