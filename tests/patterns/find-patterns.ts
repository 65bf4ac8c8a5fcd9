/** Every regular expression of a source text, found by TypeScript's own parser: none hides in a comment, a text or a quotient. */
import ts from 'typescript'

/** `/source/flags`, and where it stands: `app/door/limits.ts:12`. */
export type FoundPattern = { pattern: string; at: string }
/** `computed`: where a pattern is made that cannot be read from the source. */
export type PatternsOfSource = { literals: FoundPattern[]; computed: string[] }

/** Each makes a pattern from a given text. */
const MAKERS_OF_TEXT = ['match', 'matchAll', 'search']

export function patternsIn(file: string, text: string): PatternsOfSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: PatternsOfSource = { literals: [], computed: [] }
  const at = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.literals.push({ pattern: node.text, at: at(node) })
    if (isConstructor(node) || isMadeOfText(node)) found.computed.push(at(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `RegExp` as a value, whatever is done with it; not as a type, a property name, or the right side of instanceof. */
function isConstructor(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || node.text !== 'RegExp' || ts.isPartOfTypeNode(node)) return false
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return false
  return !(ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent)) || parent.name !== node
}

function isMadeOfText(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [given] = node.arguments
  const isText = given !== undefined && (ts.isStringLiteralLike(given) || ts.isTemplateExpression(given))
  return isText && MAKERS_OF_TEXT.includes(node.expression.name.text)
}
