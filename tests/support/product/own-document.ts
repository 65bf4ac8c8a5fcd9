/** The product's own OpenAPI document as the judge of what its calls answer. */
import { createRequire } from 'node:module'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Operation = { operationId: string; responses: Record<string, { content?: Record<string, unknown> }> }
export type OwnDocument = {
  openapi: string
  servers: { url: string }[]
  security: unknown[]
  paths: Record<string, Record<string, Operation & { security?: unknown[] }>>
}

/** As far as it is used here. */
type Redocly = {
  createConfig(config: { extends: string[]; rules: Record<string, 'off'> }): Promise<unknown>
  lintFromString(options: { source: string; config: unknown }): Promise<{ ruleId: string; message: string }[]>
}

/** Redocly's validator, which openapi-typescript brings along: looked for from there, wherever npm has put it. */
const redocly = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'))(
  '@redocly/openapi-core',
) as Redocly

/** Redocly's rules that a document breaks, structure first; of the recommended ones, all but the licence of our calls. */
export async function mistakesIn(document: object): Promise<string[]> {
  const config = await redocly.createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
  const problems = await redocly.lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

/** Strict about every schema: an unknown keyword of JSON Schema fails the test. */
export function judgeBy(document: OwnDocument) {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }))
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'components', 'paths', 'webhooks'])
  ajv.addSchema({ ...document, $id: 'own' })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  return {
    operations,
    /** Why an answer is not one that the document allows: an empty list if it fits. */
    async faultsOf(method: string, path: string, response: Response): Promise<string[]> {
      const operation = document.paths[path]?.[method.toLowerCase()]
      if (!operation) return [`nothing is said of ${method} ${path}`]
      const status = operation.responses[response.status] ? String(response.status) : 'default'
      const type = response.headers.get('content-type') ?? ''
      if (!operation.responses[status]?.content?.[type]) return [`no ${type} with status ${response.status}`]
      const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
      const validate = ajv.getSchema(`own#/${pointer.map(escaped).join('/')}`)
      if (!validate) return [`no schema at ${pointer.join(' ')}`]
      validate(await response.json())
      return (validate.errors ?? []).map(
        ({ instancePath, message }: ErrorObject) => `${instancePath || '/'} ${message}`,
      )
    },
    /** Compiles every schema of the document. @throws where one is none */
    compileAll() {
      for (const { path, method, operation } of operations)
        for (const [status, { content = {} }] of Object.entries(operation.responses))
          for (const type of Object.keys(content))
            ajv.getSchema(
              `own#/${['paths', path, method, 'responses', status, 'content', type, 'schema'].map(escaped).join('/')}`,
            )
    },
  }
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
