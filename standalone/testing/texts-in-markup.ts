import ts from 'typescript';

/** Attributes, and properties of our and react-admin's components, whose texts people see or hear. */
const SAID = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'helperText', 'primaryText', 'secondaryText'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
]);
const LETTERS = /\p{Letter}/u;

/**
 * What a component's source says to people in words of its own, each as `line: text`: text between tags, and strings in
 * attributes that are read. Signs and digits are no words.
 */
export function textsInMarkup(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    if (!LETTERS.test(text)) return;
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${text.trim()}`);
  };
  visit(parsed);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) said(node.expression);
    if (ts.isJsxAttribute(node) && SAID.has(node.name.getText()) && node.initializer)
      said(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer);
    node.forEachChild(visit);
  }

  /** The strings that an expression may come to; not those it compares with or hands on. */
  function said(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      for (const { text } of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        note(node, text);
    else if (ts.isParenthesizedExpression(node)) said(node.expression);
    else if (ts.isConditionalExpression(node))
      for (const each of [node.whenTrue, node.whenFalse]) said(each);
    else if (ts.isBinaryExpression(node) && GIVES_EITHER.has(node.operatorToken.kind))
      for (const each of [node.left, node.right]) said(each);
  }
}

const GIVES_EITHER = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);
