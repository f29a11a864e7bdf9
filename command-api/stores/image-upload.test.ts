import { expect, it } from 'vitest';
import { isPdf } from './image-upload.ts';

it.each([
  ['a small one', '%PDF-1.7\n1 0 obj\nendobj\n%%EOF', true],
  ['one with more behind its end', `%PDF-1.4\n%%EOF\n${' '.repeat(900)}`, true],
  ['one that was cut off', '%PDF-1.7\n1 0 obj', false],
  ['one whose end is far from the end', `%PDF-1.7\n%%EOF${'<script>'.repeat(500)}`, false],
  ['a page with a PDF in it', '<html>%PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('%s: %j', (_, text, is) => expect(isPdf(Buffer.from(text))).toBe(is));
