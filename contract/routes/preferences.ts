import { ChangePreferencesBody, PreferencesAnswer } from '../preferences/preferences.ts';
import type { Routes } from './route.ts';

export const PREFERENCES_ROUTES = {
  'PUT /users/me/preferences': {
    tag: 'users',
    summary: 'Keep views of lists for oneself',
    rights: { action: 'own-account' },
    withoutPosition: true,
    body: ChangePreferencesBody,
    answer: PreferencesAnswer,
  },
  'GET /users/me/preferences': {
    tag: 'users',
    summary: 'Views of lists that one keeps for oneself',
    rights: { action: 'own-account' },
    answer: PreferencesAnswer,
  },
} as const satisfies Routes;
