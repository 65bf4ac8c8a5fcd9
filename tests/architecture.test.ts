/** Checks who may import what, by the table of rooms. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const app = join(root, 'app')

/** A room with `(types)` may only be imported with `import type`; `dossier/shape` is that part of the room alone. */
const MAY_IMPORT: Record<string, string[]> = {
  law: [],
  pillars: ['law'],
  standards: [],
  papers: ['language/month-name', 'pillars (types)', 'pillars/day', 'threads'],
  threads: [],
  dossier: ['pillars (types)'],
  connectors: ['standards', 'dossier/shape', 'language (types)', 'pillars (types)'],
  sandbox: ['standards', 'law', 'pillars'],
  identity: ['dossier', 'connectors', 'language'],
  estimate: ['dossier', 'connectors', 'papers', 'pillars', 'law', 'standards (types)', 'threads'],
  // Of pillars and law the lists of what an answer can name.
  api: ['estimate', 'identity', 'dossier', 'standards', 'pillars', 'law'],
  // A package for other programs, over all of it: nothing of the house may import it. The sentences are those of the pages.
  engine: [
    'estimate',
    'dossier/shape',
    'pillars',
    'law',
    'language',
    'ui/explained',
    'ui/synthesis',
    'pages/avs-explained',
    'pages/lpp-explained',
    'pages/pillar-3a-explained',
    'shell/clock',
  ],
  language: ['pillars (types)', 'dossier/shape (types)'],
  takeaway: ['pillars (types)', 'dossier/shape', 'language', 'threads'],
  // A form is read in the shape in which the dossier keeps it. Days are counted in one place.
  ui: ['language', 'dossier/shape', 'papers (types)', 'pillars (types)', 'pillars/day', 'estimate (types)', 'threads'],
  // What each form asks; how forms work is in ui/form.
  forms: ['dossier/shape', 'language', 'ui/form', 'ui/frame (types)', 'ui/summary-list (types)', 'pillars (types)'],
  pages: [
    'ui',
    'forms',
    'language',
    'dossier/shape',
    'takeaway',
    'papers (types)',
    'pillars (types)',
    'pillars/day',
    'estimate (types)',
    'estimate/read',
    'estimate/save',
    'estimate/page-saves',
    'estimate/outcome',
    'threads',
    'styles',
  ],
  door: ['identity', 'language'],
  // Its words are its own: what it is told must fit them.
  measures: [],
  styles: [],
  enhance: [],
}
/** The rooms within the estimate, each with what else of it may be imported. The files beside them assemble them. */
const OF_ESTIMATE: Record<string, string[]> = {
  case: [],
  answers: ['case'],
  gather: ['case', 'calculate (types)'],
  save: ['case', 'gather', 'visit'],
  read: ['case', 'answers', 'gather', 'visit', 'outcome', 'calls'],
}
/** What follows from a life waits for nobody and knows no session. */
const PURE_OF_ESTIMATE = ['case', 'answers']

/** They put the rooms together; no room may import them. */
const JOINTS = ['shell', 'root', 'entry.server', 'entry.client']

const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|generated|d)\.tsx?$/.test(path))
  .map((path) => join(app, path))

type Place = {
  room: string
  /** A part of a room with its own rule: a page, or the part of the dossier that others may know. */
  part: string
}

/** Where a file lives: in the folder under app/, or by itself at the top. */
function placeOf(path: string): Place {
  const [first = '', second = ''] = relative(app, path).split('/')
  const room = first.replace(/\.(tsx?|css|json)$/, '')
  return { room, part: `${room}/${second}` }
}

const roomOf = (path: string) => placeOf(path).room

function importsOf(path: string) {
  const source = readFileSync(path, 'utf8')
  const fixed = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const dynamic = /\bimport(\s)?\(['"]([^'"]+)['"]\)/g
  return [...source.matchAll(fixed), ...source.matchAll(dynamic)]
    .map(([, type, target = '']) => ({ typesOnly: type !== undefined, target }))
    .filter(({ target }) => target.startsWith('~/') || target.startsWith('.'))
    .map(({ typesOnly, target }) => {
      const full = target.startsWith('~/') ? join(app, target.slice(2)) : resolve(dirname(path), target)
      return { typesOnly, full, ...placeOf(full) }
    })
}

/** Every chain of imports that returns to its first file, as found by a walk; types count. */
function findCircles(): string[][] {
  const known = new Set(files)
  const done = new Set<string>()
  const circles: string[][] = []
  function walk(path: string, way: string[]) {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path])
    if (done.has(path) || way.includes(path)) return
    for (const { full } of importsOf(path)) {
      const target = [full, `${full}.ts`, `${full}.tsx`].find((one) => known.has(one))
      if (target !== undefined) walk(target, [...way, path])
    }
    done.add(path)
  }
  for (const path of files) walk(path, [])
  return circles
}

function mayImport(from: Place, { room, part, typesOnly }: Place & { typesOnly: boolean }): boolean {
  if (room === 'pages' && from.room === 'pages') return part === from.part
  if (room === from.room) return true
  const allowed = MAY_IMPORT[from.room] ?? []
  return [room, part].some((one) => allowed.includes(one) || (typesOnly && allowed.includes(`${one} (types)`)))
}

describe('rooms', () => {
  it('finds the files', () => expect(files.length).toBeGreaterThan(50))

  it.each(files.map((path) => [relative(root, path)]))('%s imports only what its room may', (name) => {
    const path = join(root, name)
    const place = placeOf(path)
    if (JOINTS.includes(place.room)) return
    expect(MAY_IMPORT, `${place.room} is no room of the house`).toHaveProperty([place.room])
    expect(importsOf(path).filter((target) => !mayImport(place, target))).toEqual([])
  })

  it('no file imports itself by way of others, not even types', () =>
    expect(findCircles().map((circle) => circle.map((path) => relative(app, path)).join(' -> '))).toEqual([]))

  const ofEstimate = files.filter((path) => roomOf(path) === 'estimate')
  const innerRoom = (path: string) => (relative(app, path).split('/')[1] ?? '').replace(/\.ts$/, '')

  it.each(Object.keys(OF_ESTIMATE))('estimate/%s imports of the estimate only what it may', (room) => {
    const own = ofEstimate.filter((path) => innerRoom(path) === room)
    expect(own.length).toBeGreaterThan(3)
    const others = own.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.room === 'estimate' && innerRoom(target.full) !== room)
        .filter(({ full, typesOnly }) => {
          const allowed = OF_ESTIMATE[room] ?? []
          return ![innerRoom(full), ...(typesOnly ? [`${innerRoom(full)} (types)`] : [])].some((one) =>
            allowed.includes(one),
          )
        })
        .map(({ full }) => `${relative(app, path)} -> ${relative(app, full)}`),
    )
    expect(others).toEqual([])
  })

  it.each(PURE_OF_ESTIMATE)('in estimate/%s nothing waits, and nothing knows a session, a vault or a party', (room) => {
    const own = ofEstimate.filter((path) => innerRoom(path) === room)
    const waiting = own.filter((path) =>
      /\b(async|await|Promise|Session)\b/.test(withoutComments(readFileSync(path, 'utf8'))),
    )
    const asking = own.filter((path) =>
      importsOf(path).some(({ room: other, part }) => other === 'connectors' || part === 'dossier/vault'),
    )
    expect([...waiting, ...asking].map((path) => relative(app, path))).toEqual([])
  })

  it('a page asks for the calls of the specification by the port alone, since another process may answer them', () => {
    const port = readFileSync(join(app, 'estimate/calls.ts'), 'utf8')
    const calls = [...port.slice(port.indexOf('type Calls')).matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name)
    expect(calls.length).toBeGreaterThan(17)
    // Its own parts have revisions of theirs, which no call carries.
    const ofPort = calls.filter((name) => name !== 'getRevision')
    const reading = ['estimate/read/figures.ts', 'estimate/read/forms.ts', 'estimate/page-saves.ts', 'root.tsx']
    const asking = files.filter(
      (path) => ['pages', 'ui', 'shell'].includes(roomOf(path)) || reading.includes(relative(app, path)),
    )
    const besides = asking.filter((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^import \{([^}]*)\}/gm)].some(([, names = '']) =>
        names.split(',').some((name) => ofPort.includes(name.trim())),
      ),
    )
    expect(besides.map((path) => relative(app, path))).toEqual([])
  })

  it('nothing of the app imports the engine: it is a way out of the house', () => {
    const importing = files
      .filter((path) => roomOf(path) !== 'engine')
      .filter((path) => importsOf(path).some(({ room }) => room === 'engine'))
    expect(importing).toEqual([])
  })

  it('nothing of the app imports the sandbox', () => {
    const offenders = files
      .filter((path) => roomOf(path) !== 'sandbox')
      .filter((path) => importsOf(path).some(({ room }) => room === 'sandbox'))
    expect(offenders).toEqual([])
  })
})

const withoutComments = (source: string) => source.replace(/^\s*(\/\*\*?|\*|\/\/).*$/gm, '')

describe('a page', () => {
  const routes = files.filter((path) => /\/pages\/[\w/-]+\/route\.tsx?$/.test(path))
  it('has its routes found', () => expect(routes.length).toBeGreaterThan(20))

  it.each(routes.map((path) => [relative(root, path)]))('%s is a route of at most 80 lines', (name) =>
    expect(readFileSync(join(root, name), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(80),
  )
})

/** They say what an address looks like. */
const EXAMPLES_OF_ADDRESSES = ['shell/settings/operator.ts']
/** Who made the prototype and is responsible for it, which pages say only where no operator is set. */
const MAKERS = /Deux-Vallées|Zwei Täler|[Aa]ssociation Trois|Verein Drei|Aubépine|Rentenwerk|Élan\b|agentur Elan/
const TEXTS_OF_DEMONSTRATION = ['about', 'terms'].flatMap((page) =>
  ['fr', 'de'].map((language) => `pages/${page}/text.${language}.ts`),
)

describe('one place each', () => {
  const offenders = (pattern: RegExp, except: string[]) =>
    files
      .filter((path) => !except.includes(relative(app, path)))
      .filter((path) => pattern.test(readFileSync(path, 'utf8')))
      .map((path) => relative(root, path))

  it('reads process.env in the settings only', () =>
    expect(offenders(/process\.env/, ['shell/settings.ts'])).toEqual([]))

  /** The age of an ID token is read where its end is: openid-client takes the time of the machine. */
  const CLOCKS = ['shell/clock.ts', 'enhance/browser-clock.ts', 'identity/id-token.ts']

  it('reads the time in the one clock only', () => expect(offenders(/Date\.now\(\)|new Date\(\)/, CLOCKS)).toEqual([]))

  it('names an operator in the settings only: no address for messages, and no maker but of the demonstration', () => {
    const outside = (paths: string[]) => paths.filter((path) => !path.startsWith('app/sandbox/'))
    expect(outside(offenders(/mailto:[\w.]|[\w.]+@[\w-]+\.(ch|com|org|net|example)\b/, EXAMPLES_OF_ADDRESSES))).toEqual(
      [],
    )
    expect(outside(offenders(MAKERS, TEXTS_OF_DEMONSTRATION))).toEqual([])
    expect(TEXTS_OF_DEMONSTRATION.filter((path) => !MAKERS.test(readFileSync(join(app, path), 'utf8')))).toEqual([])
  })

  /** The sandbox is another party: it has a list of its own, and its funds write in one language each. */
  const SPEAKS = ['sandbox/language.ts', 'sandbox/parties.ts']

  it('knows the languages by their one list: what differs is a record of them, and every path is made from it', () => {
    const named = /['"`](fr|de)(-CH)?['"`]|\((fr\|de|de\|fr)\)|['"`]\/de\b|\\\/de\b/
    const naming = files
      .filter((path) => roomOf(path) !== 'language' && !SPEAKS.includes(relative(app, path)))
      .filter((path) => named.test(withoutComments(readFileSync(path, 'utf8'))))
    expect(naming.map((path) => relative(root, path))).toEqual([])
  })

  it('has one shape of a day, one cookie of the language and one list of the ways', () => {
    const of = (pattern: RegExp) => offenders(pattern, []).filter((path) => !path.startsWith('app/sandbox/'))
    expect(of(/z\.iso\.date\(/)).toEqual(['app/dossier/shape/day-shape.ts'])
    expect(of(/createCookie\('locale'/)).toEqual(['app/language/locale-cookie.ts'])
    expect(of(/type Language =/)).toEqual(['app/language/language.ts'])
    expect(of(/'plain', 'guided'|'plain' \| 'guided'/)).toEqual(['app/language/guided-path.ts'])
  })

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

  it('writes every range in one place, which knows that two ends written alike are one', () =>
    expect(offenders(/\bt\(\s*['`](words\.amountRange|decide\.between|checked\.between)/, [])).toEqual([]))

  it('reads every field of a form in the one place that knows how long it may be, and every posted form in another', () => {
    expect(offenders(/parseWithZod/, [])).toEqual(['app/ui/form/read-form.ts'])
    const reading = offenders(/\.formData\(\)/, []).filter((path) => !path.startsWith('app/sandbox/'))
    expect(reading).toEqual(['app/ui/form/posted.ts'])
  })

  it('asks in one place what follows from a civil status: of one whose name stands elsewhere, a new one would be forgotten', () =>
    expect(
      offenders(
        /tatus\S* [!=]== '(just_married|bachelor|widow|divorced|remarried)'|person\.status [!=]== 'married'/,
        [],
      ),
    ).toEqual([]))

  it('has one way from a posted form to its answer, and one name of what a button asks for', () => {
    const pages = files.filter((path) => roomOf(path) === 'pages')
    const acting = pages.filter((path) =>
      /export (const|async function|function) action\b/.test(readFileSync(path, 'utf8')),
    )
    const framed = /export const action = (formAction(Showing<\w+>\(\))?|paperAction)\(/
    const otherwise = acting.filter((path) => !framed.test(readFileSync(path, 'utf8')))
    expect(acting.length).toBeGreaterThan(15)
    // They answer no page: the shell takes a logout, and the address that there is not is refused whatever is sent.
    expect(otherwise.map((path) => relative(app, path))).toEqual([
      'pages/logout/route.tsx',
      'pages/not-found/route.tsx',
    ])
    // One that cannot be taken for now is shown again by the shell, to be sent again.
    const reading = ['app/shell/remix/refused-pages.ts', 'app/ui/action/form-action.ts', 'app/ui/form/posted.ts']
    expect(offenders(/\bpostedForm\(/, [])).toEqual(reading)
    // On the names that are left others rely (app/ui/action/intent.ts).
    const ours = files.filter((path) => roomOf(path) !== 'sandbox')
    const named = ours.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/<[Bb]utton\b[^>]*\sname="(\w+)"/g)])
    expect([...new Set(named.map(([, name]) => name))].sort()).toEqual([
      'avsFrom',
      'estimateAgain',
      'none',
      'person',
      // The choices under the amount: buttons and a field of one name each.
      'retirementDate',
      'suggestion',
    ])
  })

  it('uses no fetcher for a form of a page', () => expect(offenders(/useFetcher/, [])).toEqual([]))
})
