import type { Api } from './api-env'

/** Either of the two is enough. */
const SECURITY: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }]

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Estimate of Swiss old-age pensions',
    version: '1.0.0',
    description: `Days are YYYY-MM-DD, money is in CHF, every rate and share is in percent. Except for
\`/login/pension-funds\`, \`/law\` and \`/estimate\`, every call needs a session: its token stands in the session cookie, or in
\`Authorization: Bearer\`. A POST takes JSON of at most 64 kB with texts of at most 1000 characters, from a page of the product or from a program.
What goes wrong is answered as a problem document (RFC 9457).`,
  },
  servers: [{ url: '/' }],
  security: SECURITY,
}

/** `at`: `mailto:` or `https:`. */
export type Publisher = { name: string; at: string | undefined }

const MAIL = 'mailto:'

function contactOf(publisher: Publisher | null) {
  if (!publisher) return {}
  const { name, at } = publisher
  const address = at?.startsWith(MAIL) ? { email: at.slice(MAIL.length) } : at ? { url: at } : {}
  return { contact: { name, ...address } }
}

/**
 * Serves the reference at `/openapi.json`, made from the schemas that validate the calls: once, since to make it takes
 * tens of milliseconds of a core, and anybody may ask.
 */
export function addDocument(api: Api, cookieName: string, publisher: Publisher | null) {
  const { openAPIRegistry: registry } = api
  registry.registerComponent('securitySchemes', 'cookie', { type: 'apiKey', in: 'cookie', name: cookieName })
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let document: ReturnType<typeof api.getOpenAPI31Document> | null = null
  api.get('/openapi.json', (c) => {
    const { info, ...others } = DOCUMENT
    document ??= api.getOpenAPI31Document({ ...others, info: { ...info, ...contactOf(publisher) } })
    return c.json(document)
  })
}
