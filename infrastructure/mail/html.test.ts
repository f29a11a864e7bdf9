import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

const HOSTILE = `"><script>alert('1')</script>&`;

describe('a template of HTML', () => {
  it('escapes what is put into it, as text and in attributes', () => {
    const { markup } = html`<a title="${HOSTILE}">${HOSTILE}</a>`;
    expect(markup).not.toMatch(/<script|"">/);
    expect(markup).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
  });

  it('puts HTML of its own kind in as it is, one or several, and nothing for null', () => {
    const rows = ['a', '<b>'].map((each) => html`<td>${each}</td>`);
    expect(html`<tr>${rows}</tr>${null}${html`<hr>`}${7}`.markup).toBe(
      '<tr><td>a</td><td>&lt;b&gt;</td></tr><hr>7',
    );
  });
});
