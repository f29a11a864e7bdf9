import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formattedText, type TextRun } from './formatted-text.ts';

const plain = (text: string): TextRun => ({ kind: 'plain', text });

describe('a formatted text', () => {
  it('has headings, paragraphs and lists', () =>
    expect(formattedText('## Rules\nOne\r\ntwo\n\n- a\n- b\n1. c\n2) d\nThree')).toEqual([
      { kind: 'heading', line: [plain('Rules')] },
      { kind: 'paragraph', lines: [[plain('One')], [plain('two')]] },
      { kind: 'list', isNumbered: false, items: [[plain('a')], [plain('b')]] },
      { kind: 'list', isNumbered: true, items: [[plain('c')], [plain('d')]] },
      { kind: 'paragraph', lines: [[plain('Three')]] },
    ]));

  it('has links and bold words in its lines', () =>
    expect(formattedText('See **all** [our terms](/terms) or [us](mailto:a@b.co)!')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            plain('See '),
            { kind: 'bold', text: 'all' },
            plain(' '),
            { kind: 'link', text: 'our terms', url: '/terms' },
            plain(' or '),
            { kind: 'link', text: 'us', url: 'mailto:a@b.co' },
            plain('!'),
          ],
        ],
      },
    ]));

  it.each([
    '[x](javascript:alert)',
    '[x](data:text/html,a)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '<b>x</b>',
    '**',
  ])('leaves %s as it was typed', (text) =>
    expect(formattedText(text)).toEqual([{ kind: 'paragraph', lines: [[plain(text)]] }]),
  );

  it('loses no word, whatever is typed', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
        const said = JSON.stringify(formattedText(words.join('\n')));
        for (const word of words) expect(said).toContain(`"${word}"`);
      }),
    ));

  it('is never led elsewhere than by a safe address', () =>
    fc.assert(
      fc.property(fc.string(), (address) => {
        for (const block of formattedText(`[a](${address})`))
          if (block.kind === 'paragraph')
            for (const run of block.lines.flat())
              if (run.kind === 'link')
                expect(run.url).toMatch(/^(https?:|mailto:|tel:|\/(?![/\\]))/i);
      }),
    ));
});
