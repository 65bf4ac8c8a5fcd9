/**
 * Where a source makes lists of zod, found by syntax, so that those within functions and unexported ones are found too.
 */
import ts from 'typescript'

/** `text`: as it stands in the source; `isBounded`: a maximum follows in the same chain of calls. */
export type MadeList = { text: string; isBounded: boolean }

const MAKERS = ['array', 'set', 'map', 'record', 'partialRecord', 'looseRecord', 'rest']
const BOUNDS = ['max', 'length', 'size']

export function listsIn(source: string): MadeList[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: MadeList[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && makesList(node))
      found.push({ text: node.getText(file), isBounded: isBounded(node) || hasListedNames(node) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** `z.array(Shape)` and `Shape.array()`, and likewise the others. */
function makesList({ expression: callee, arguments: given }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false
  const name = callee.name.text
  const isOfZod = callee.expression.getText() === 'z'
  if (name === 'tuple') return isOfZod && given.length > 1
  return isOfZod ? MAKERS.includes(name) : (name === 'array' && given.length === 0) || name === 'rest'
}

function isBounded(node: ts.Node): boolean {
  const access = node.parent
  const call = access?.parent
  if (!access || !ts.isPropertyAccessExpression(access) || access.expression !== node) return false
  if (!call || !ts.isCallExpression(call) || call.expression !== access) return false
  return BOUNDS.includes(access.name.text) || isBounded(call)
}

/** A record whose names are those of a list. */
const hasListedNames = ({ arguments: [names] }: ts.CallExpression) => names?.getText().startsWith('z.enum(') ?? false
