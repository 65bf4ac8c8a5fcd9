/** Who may import what: the table of rooms, held. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const app = join(root, 'app')

/** `env` stands for env.server.ts and the one clock; a room with `(types)` may only be imported with `import type`. */
const MAY_IMPORT: Record<string, string[]> = {
  law: [],
  pillars: ['law'],
  standards: [],
  dossier: ['pillars (types)', 'env'],
  connectors: ['standards', 'dossier', 'pillars (types)', 'env'],
  sandbox: ['standards', 'law', 'pillars'],
  identity: ['dossier', 'connectors', 'env'],
  api: ['identity', 'dossier', 'connectors', 'standards', 'pillars', 'law', 'env'],
  takeaway: ['pillars (types)', 'text', 'env'],
  door: ['identity', 'env'],
  forms: ['dossier', 'pillars (types)', 'api (types)', 'text (types)'],
  text: ['pillars (types)', 'dossier (types)'],
  media: ['text (types)'],
  ui: ['text', 'media', 'forms (types)', 'pillars (types)', 'dossier (types)'],
  guards: ['api', 'text'],
  'synthesis-answers': ['api', 'guards', 'forms', 'ui'],
  'frame-button': ['forms', 'text'],
  light: [],
  enhance: [],
  'entry.client': ['enhance'],
  routes: [
    'api',
    'guards',
    'synthesis-answers',
    'frame-button',
    'forms',
    'text',
    'ui',
    'takeaway',
    'pillars (types)',
    'dossier (types)',
  ],
}
/** Files at the top of app/ that put rooms together, and so may import any of them but routes and the sandbox. */
const JOINTS = [
  'root',
  'entry.server',
  'load-context',
  'product.server',
  'page-context.server',
  'page-handlers',
  'public-pages.server',
  'worked-examples.server',
  'guarded-build',
  'unavailable',
]

const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|generated|d)\.tsx?$/.test(path))
  .map((path) => join(app, path))

/** The room of a file: its folder under app/, or its own name at the top; `env` for settings and clock. */
function roomOf(path: string): string {
  const [first = ''] = relative(app, path).split('/')
  const name = first.replace(/\.(tsx?|css|json)$/, '')
  return ['env.server', 'clock.server'].includes(name) ? 'env' : name
}

function importsOf(path: string) {
  const source = readFileSync(path, 'utf8')
  const fixed = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const dynamic = /\bimport(\s)?\(['"]([^'"]+)['"]\)/g
  return [...source.matchAll(fixed), ...source.matchAll(dynamic)]
    .map(([, type, target = '']) => ({ typesOnly: type !== undefined, target }))
    .filter(({ target }) => target.startsWith('~/') || target.startsWith('.'))
    .map(({ typesOnly, target }) => ({
      typesOnly,
      room: roomOf(target.startsWith('~/') ? join(app, target.slice(2)) : resolve(dirname(path), target)),
    }))
}

describe('rooms', () => {
  it('finds the files', () => expect(files.length).toBeGreaterThan(50))

  it.each(files.map((path) => [relative(root, path)]))('%s imports only what its room may', (name) => {
    const path = join(root, name)
    const room = roomOf(path)
    if (JOINTS.includes(room) || room === 'env') return
    const allowed = MAY_IMPORT[room]
    if (!allowed) throw new Error(`${room} is no room of the house`)
    const forbidden = importsOf(path)
      .filter(({ room: target }) => target !== room || room === 'routes')
      .filter(({ room: target, typesOnly }) => {
        if (target === 'load-context') return !typesOnly
        return !allowed.includes(target) && !(typesOnly && allowed.includes(`${target} (types)`))
      })
    expect(forbidden).toEqual([])
  })

  it('nothing of the app imports the sandbox or a route', () => {
    const offenders = files
      .filter((path) => roomOf(path) !== 'sandbox')
      .filter((path) => importsOf(path).some(({ room }) => room === 'sandbox' || room === 'routes'))
    expect(offenders).toEqual([])
  })
})

describe('one place each', () => {
  const offenders = (pattern: RegExp, except: string[]) =>
    files
      .filter((path) => !except.includes(relative(app, path)))
      .filter((path) => pattern.test(readFileSync(path, 'utf8')))
      .map((path) => relative(root, path))

  it('reads process.env in env.server.ts only', () => expect(offenders(/process\.env/, ['env.server.ts'])).toEqual([]))

  it('reads the time in the one clock only', () =>
    expect(offenders(/Date\.now\(\)|new Date\(\)/, ['clock.server.ts', 'enhance/browser-clock.ts'])).toEqual([]))

  /** `page` and `location` are made by one of these; who signs in at a party leaves us. */
  const OWN_PATHS =
    /^(pathIn|sessionOver|ownPath|pathSaying|pathSayingDone)\(|^await session\.beginPartySignIn\(|^(page|location)\b|^`\$\{page\}\?/

  it('redirects to our own paths only, or to a sign-in', () => {
    const elsewhere = files
      .filter((path) => roomOf(path) !== 'sandbox')
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/(?<!\w)redirect\(([^\n]*)/g)])
      .map(([, target = '']) => target)
      .filter((target) => !OWN_PATHS.test(target))
    expect(elsewhere).toEqual([])
  })

  it('uses no fetcher for a form of a page', () => expect(offenders(/useFetcher/, [])).toEqual([]))
})
