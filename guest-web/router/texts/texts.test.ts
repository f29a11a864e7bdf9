import { testsOfTexts } from '@baanpak/web-ui/testing/same-texts.ts';
import { ALL_TEXTS } from './all-texts.ts';

testsOfTexts(ALL_TEXTS.th, ALL_TEXTS.en);
