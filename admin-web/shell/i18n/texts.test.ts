import { testsOfTexts } from '@baanpak/guest-web/testing/same-texts.ts';
import { en } from './en.ts';
import { laterEn } from './later.en.ts';
import { laterTh } from './later.th.ts';
import { th } from './th.ts';

testsOfTexts(th, en);
testsOfTexts(laterTh, laterEn);
