import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { HeldRooms } from '../../features/held/held-rooms.tsx';
import { LateLogo } from '../../ui/late-logo.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Footer } from './late-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** Where one looks around: logo, cart and languages above, the footer below. */
export function ClientMainLayout() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="group/bar sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
        <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-2 px-4 max-[360px]:px-3 sm:gap-x-3 sm:px-6">
          <LocalLink to="/" className="flex min-h-11 items-center text-direct dark:text-ink">
            <LateLogo name={t('name')} />
          </LocalLink>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 min-[400px]:gap-2 sm:gap-4">
            <HeldRooms />
            <CartButton />
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
