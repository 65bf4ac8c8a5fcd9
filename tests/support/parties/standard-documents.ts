/**
 * The standards' own documents, unchanged, judge the answers: each operation's schemas are compiled from the document,
 * and nothing is written a second time.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

const FILES = {
  pension: 'pensionAPI-4.1.0.yaml',
  directory: 'directoryAPI-0.8.0.yaml',
  consent: 'consentAPI-0.8.0.yaml',
} as const

export type StandardName = keyof typeof FILES

/** The part that is read here. A response may stand elsewhere in the document, by `$ref`. */
type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> }
}
type Operation = { operationId?: string; responses: Record<string, { $ref?: string; content?: Content }> }
type Content = Record<string, { schema: unknown }>

const documents = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [name, parse(readFileSync(pathOf(file), 'utf8'))]),
) as Record<StandardName, ApiDocument>

// Not strict: the documents contain much that is not JSON schema. `nullable` of the 3.0.1 files is known to Ajv.
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name)

function pathOf(file: string) {
  return fileURLToPath(new URL(`../../../app/standards/documents/${file}`, import.meta.url))
}

export const schemaNames = (name: StandardName) => Object.keys(documents[name].components.schemas)

/** Why a value does not fit a schema of the document: a list of faults, empty if it fits. */
export const faultsBySchema = (name: StandardName, schema: string, value: unknown) =>
  faultsBy(name, ['components', 'schemas', schema], value)

/**
 * Why an answer is not one that the document allows for an operation: status, media type and body. An empty list if it
 * fits.
 */
export async function faultsOfAnswer(name: StandardName, operationId: string, response: Response): Promise<string[]> {
  const at = responsePointer(name, operationId, String(response.status))
  if (!at) return [`${operationId} knows no answer with status ${response.status}`]
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const content = valueAt(name, [...at, 'content']) as Content | undefined
  if (!content?.[type]) return [`${operationId} knows no answer of the type ${type}`]
  return faultsBy(name, [...at, 'content', type, 'schema'], await response.json())
}

/** Where in the document an operation's answer of a status stands. */
function responsePointer(name: StandardName, operationId: string, status: string): string[] | null {
  for (const [path, operations] of Object.entries(documents[name].paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.operationId !== operationId) continue
      const response = operation.responses[status]
      if (!response) return null
      return response.$ref ? response.$ref.slice(2).split('/') : ['paths', path, method, 'responses', status]
    }
  throw new Error(`${name} has no operation ${operationId}`)
}

const valueAt = (name: StandardName, pointer: string[]) =>
  pointer.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], documents[name])

function faultsBy(name: StandardName, pointer: string[], value: unknown): string[] {
  const fragment = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const validate = ajv.getSchema(`${name}#/${fragment}`)
  if (!validate) throw new Error(`${name} has no schema ${pointer.join(' / ')}`)
  validate(value)
  return (validate.errors ?? []).map((error: ErrorObject) => `${error.instancePath || '/'} ${error.message}`)
}
