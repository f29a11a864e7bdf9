import { testsOfTexts } from '@baanpak/web-ui/testing/same-texts.ts';
import { en } from './en.ts';
import { laterEn } from './later.en.ts';
import { laterTh } from './later.th.ts';
import { th } from './th.ts';

testsOfTexts(th, en);
testsOfTexts(laterTh, laterEn);
