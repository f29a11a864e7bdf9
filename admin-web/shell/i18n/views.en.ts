import type { Translated } from './i18n.ts';
import type { viewsTh } from './views.th.ts';

export const viewsEn: Translated<typeof viewsTh> = {
  views: {
    title: 'Views',
    save: 'Save this view',
    manage: 'Manage views',
    name: 'Name',
    replaces: 'Replaces the view with this name',
    keep: 'Save',
    default: 'Default view',
    remove: 'Remove the view {{name}}',
  },
};
