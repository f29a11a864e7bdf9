// Comments and titles of tests get plain phrases: run it once more on a branch of before, after merging.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { atRoot } from './move-files.js';

atRoot();
/** Whole sentences first, then phrases. */
const PLAIN = [
  [
    'Somebody is at it, with this body or another',
    'It is carried out right now, with this body or another',
  ],
  ['then the intent comes to nothing', 'then the intent has no effect'],
  ['which comes to nothing in the end', 'which ends without a charge'],
  ['COMMIT included, then comes to nothing', 'COMMIT included, then has no effect'],
  ['was sent along comes to nothing', 'was sent along has no effect'],
  ['is deferred comes to nothing once', 'is deferred ends once'],
  ['is taken from nobody who decides over it', 'is not taken from staff who decide over it'],
  ['are asked for nobody who checks in', 'are asked for no guest who checks in'],
  ['it concerns nobody who', 'it concerns no one who'],
  ['sees to the refund once', 'makes the refund once'],
  ['the schedule sees to', 'the schedule carries out'],
  ['the agenda sees to', 'the schedule carries out'],
  ['Sees to it that', 'Makes sure that'],
  ['is none of the keyboard’s', 'is not the keyboard’s'],
  ['looked into, is none of the stay', 'looked into, is not the stay'],
  ['before the invoice is none of it', 'before the invoice is not part of it'],
  ['it is none of what', 'it is not part of what'],
  ['which is none of those', 'which is not one of those'],
  ['a name that is none of them', 'a name that is not one of them'],
  ['the address is none of those', 'the address is not one of those'],
  ['0 where it is none of it', '0 where it is not part of it'],
  ['it is none of `expected`', 'it is not one of `expected`'],
  ['there is none of the totals', 'there is none, of the totals'],
  ['that there is none of', 'that does not exist'],
  ['is none of another', 'is not one of another'],
  ['where it is come to from another page', 'where another page leads to it'],
  ['of which nobody knew whether they were written', 'whose outcome is unknown'],
  ['of which nobody is told', 'which is not announced'],
  ['ahead by no more than that takes', 'ahead by less than that takes'],
  ['it learns no more than that', 'it learns only that'],
  [/\b(is|are|was|were|still|rooms?|room) to be had\b/g, '$1 available'],
  [/\bnot to be had\b/g, 'not available'],
  [/\bto be had\b/g, 'available'],
  [/\bbe had\b/g, 'be obtained'],
  [/\bof old\b/g, 'of an earlier version'],
  [/\banew\b/g, 'again'],
  [/\bAnew\b(?! ?\()/g, 'Again'],
  [/, whoever of\b/g, ', no matter who of'],
  [/\b(unless|if|where|once|while|when) whoever\b/gi, '$1 the one who'],
  [/, whoever('s)?\b/g, (_, of) => (of ? ', no matter whose' : ', no matter who')],
  [/\bWhoever\b/g, 'Anyone who'],
  [/\bwhoever\b/g, 'anyone who'],
];
const plain = (text) => PLAIN.reduce((now, [phrase, to]) => now.replaceAll(phrase, to), text);

/** A comment of one line or a line of one, a comment behind code, and the title of a test. */
const PARTS = [
  /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*).*$/,
  /(?<=[;,{(\])}\w'] )\/\/ .*$/,
  /(?<=\b(?:it|test|step|describe)(?:\.[\w.]+)?\()(['`]).*?\1(?=,|$)/,
  /(?<=^\s*\]?\)\()(['`]).*?\1(?=,|$)/,
];

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.md'], {
  encoding: 'utf8',
});
let changed = 0;
for (const file of files.trim().split('\n')) {
  if (/^(?:CHANGELOG\.md|tools\/renames\/)/.test(file) || !existsSync(file)) continue;
  const before = readFileSync(file, 'utf8');
  const isProse = file.endsWith('.md');
  const after = before
    .split('\n')
    .map((line) =>
      isProse
        ? plain(line)
        : PARTS.reduce((now, part) => now.replace(part, (text) => plain(text)), line),
    )
    .join('\n');
  if (after === before) continue;
  writeFileSync(file, after);
  changed += 1;
}
console.log(`${changed} files with plainer phrases`);
