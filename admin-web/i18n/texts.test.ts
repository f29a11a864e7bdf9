import { testsOfTexts } from '@baanpak/guest-web/testing/same-texts.ts';
import { en } from './en.ts';
import { th } from './th.ts';

testsOfTexts(th, en);
