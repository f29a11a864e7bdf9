import { homeEn } from '../../pages/home/texts.en.ts';
import type { HomeDictionary } from './i18n.ts';

export const enHome: HomeDictionary = { home: homeEn };
