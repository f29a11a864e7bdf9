import englishMessages from 'ra-language-english';
import type { Translated } from './i18n.ts';
import { forI18next } from './ra-texts.ts';
import type { th } from './th.ts';

export const en: Translated<typeof th> = {
  name: 'Baanpak',
  language: 'Language',
  loading: 'Loading',
  offline: 'We cannot reach the server. Please check your connection and try again',
  required: 'Required',
  notFound: 'This page could not be found',
  toDashboard: 'To the dashboard',
  roles: {
    admin: 'Administrator',
    owner: 'Owner',
    officer: 'Officer',
    visitor: 'Visitor',
    auditor: 'Auditor',
  },
  owner: { choose: 'Choose an owner' },
  login: {
    title: 'Sign in',
    hint: 'For hotel owners and their staff',
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    failed: 'Signing in failed, please try again',
  },
  drawer: {
    dashboard: 'Dashboard',
    bookManage: 'Book Management',
    bookHistory: 'Booking History',
    reports: 'Reports',
    roomManage: 'Room Management',
    hotelManage: 'Hotel Management',
    userManage: 'User Management',
    refunds: 'Refunds',
    payments: 'Payments',
    cases: 'Cases',
    events: 'Events',
    partners: 'Partners',
    site: 'Site',
    logout: 'Log out',
  },
  reports: {
    daily: 'Daily',
    class: 'By room type',
    expiry: 'Expired holds',
    reward: 'Rewards',
    received: 'Money received',
    actual: 'Actual revenue',
    incentive: 'Incentives',
    accrued: 'Accrued revenue',
    sale: 'Sales',
  },
  coming: {
    title: 'Coming soon',
    text: 'This page is not ready yet; it comes with a later version',
  },
  dashboard: { title: 'My Hotel' },
};

export const ra = forI18next({
  ...englishMessages.ra,
  validation: { ...englishMessages.ra.validation, email: 'Invalid email' },
});
